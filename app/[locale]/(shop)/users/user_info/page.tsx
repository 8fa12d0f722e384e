import { getTranslations } from "next-intl/server";
import { UserDetails } from "@/components/identity/user/user-details";
import { UserPage } from "@/components/identity/user/user-page";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("user.info.title");

export default async function UserInfoPage() {
	const t = await getTranslations("user.info");
	return (
		<UserPage title={t("title")} path={accountPaths.userInfo()}>
			<UserDetails />
		</UserPage>
	);
}
