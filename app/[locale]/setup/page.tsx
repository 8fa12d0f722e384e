import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { SetupPage } from "@/components/identity/setup/setup-page";
import { consoleMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("console.setup.claim");
	return { title: t("title"), robots: { index: false, follow: false } };
}

/** Where a shop gets its first operator, and what visitors see until it opens. */
export default async function Setup() {
	return (
		<NextIntlClientProvider messages={consoleMessages(await currentLocale())}>
			<SetupPage />
		</NextIntlClientProvider>
	);
}
