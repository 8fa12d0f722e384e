import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { UserDetails } from "@/components/identity/user/user-details";
import { UserPage } from "@/components/identity/user/user-page";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("user.info");
	return { title: t("title"), robots: { index: false, follow: false } };
}

export default async function UserInfoPage() {
	const t = await getTranslations("user.info");
	return (
		<UserPage title={t("title")} path={paths.userInfo()}>
			<UserDetails />
		</UserPage>
	);
}
