import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { UserPage } from "@/components/identity/user/user-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { Settle } from "@/components/marketplace/merchant-application/decide";
import { applicationMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("application.page");
	return { title: t("title"), robots: { index: false, follow: false } };
}

/** The same for everybody: whose it is arrives in the browser. */
export default async function MerchantSettledPage() {
	const t = await getTranslations("application.page");
	return (
		<NextIntlClientProvider
			messages={applicationMessages(await currentLocale())}
		>
			<UserPage title={t("title")} path={paths.merchantApplication()}>
				<Suspense fallback={<ListSkeleton height={160} />}>
					<Settle />
				</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
