import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { UserPage } from "@/components/identity/user/user-page";
import { PointsAccount } from "@/components/sales/points/points-account";
import { rewardMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { accountPaths } from "@/lib/routes/account-paths";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("points.title");

/** The same for everybody: whose it is arrives in the browser. */
export default async function PointsPage() {
	const t = await getTranslations("points");
	return (
		<NextIntlClientProvider messages={rewardMessages(await currentLocale())}>
			<UserPage title={t("title")} path={accountPaths.points()}>
				<PointsAccount />
			</UserPage>
		</NextIntlClientProvider>
	);
}
