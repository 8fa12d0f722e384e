import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { UserPage } from "@/components/identity/user/user-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { ApplicationRecords } from "@/components/marketplace/merchant-application/application-records";
import { applicationMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("application.record");
	return { title: t("title"), robots: { index: false, follow: false } };
}

/** The same for everybody: whose it is arrives in the browser. */
export default async function ApplicationRecordPage() {
	const t = await getTranslations("application.record");
	const apply = await getTranslations("application.page");
	return (
		<NextIntlClientProvider
			messages={applicationMessages(await currentLocale())}
		>
			<UserPage
				title={t("title")}
				path={paths.merchantApplication()}
				below={apply("title")}
			>
				<Suspense fallback={<ListSkeleton height={160} />}>
					<ApplicationRecords />
				</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
