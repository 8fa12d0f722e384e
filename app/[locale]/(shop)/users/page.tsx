import { getTranslations } from "next-intl/server";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { Overview } from "@/components/screens/user/overview";
import { overviewMessages } from "@/lib/i18n/client-messages";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";
import { OwnPage } from "./own-page";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("user.overview.title");

/** The user centre opens with what is under way. */
export default async function UsersPage() {
	const t = await getTranslations("user.overview");
	return (
		<OwnPage
			title={t("title")}
			path={accountPaths.users()}
			messages={overviewMessages}
			skeleton={<ListSkeleton height={160} />}
		>
			<Overview />
		</OwnPage>
	);
}
