import { getTranslations } from "next-intl/server";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { OwnReviews } from "@/components/sales/review/own/own-reviews";
import { rewardMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("review.own.title");

export default async function EvaluationListPage() {
	const t = await getTranslations("review.own");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.ownReviews()}
			messages={rewardMessages}
			skeleton={<ListSkeleton height={112} />}
		>
			<OwnReviews />
		</OwnPage>
	);
}
