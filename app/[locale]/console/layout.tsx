import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ConsoleShell } from "@/components/layout/console/console-shell";
import { consoleMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("console.frame");
	const title = t("title");
	return {
		title: { default: title, template: `%s｜${title}` },
		robots: { index: false, follow: false },
	};
}

/** The staff console has a frame of its own, and its words come with its pages and no others. */
export default async function ConsoleLayout({
	children,
}: {
	children: ReactNode;
}) {
	return (
		<NextIntlClientProvider messages={consoleMessages(await currentLocale())}>
			<ConsoleShell>{children}</ConsoleShell>
		</NextIntlClientProvider>
	);
}
