import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { LoginPage } from "@/components/identity/login/login-page";
import { ContactLines } from "@/components/layout/contact-lines";
import { currentLocale } from "@/lib/i18n/locale";
import { wordsOf } from "@/lib/i18n/part-words";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("login");
	return {
		title: t("title"),
		description: t("description"),
		robots: { index: false },
	};
}

/** The same panels as the dialog's, for whoever was led here; those who are signed in are led home. */
export default async function Login() {
	const locale = await currentLocale();
	return (
		<NextIntlClientProvider messages={wordsOf("login", locale)}>
			<LoginPage contact={<ContactLines />} />
		</NextIntlClientProvider>
	);
}
