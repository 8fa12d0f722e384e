import { getTranslations } from "next-intl/server";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { WriteReviews } from "@/components/sales/review/own/write-reviews";
import { rewardMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "../own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("review.write.title");

export default async function EvaluationConfirmPage() {
	const t = await getTranslations("review.write");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.ownReviews()}
			below={(await getTranslations("review.own"))("title")}
			messages={rewardMessages}
			skeleton={<ListSkeleton height={112} />}
		>
			<WriteReviews />
		</OwnPage>
	);
}
