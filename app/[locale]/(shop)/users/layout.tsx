import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { userMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";

/** The words of the user centre come with its pages and no others. */
export default async function UsersLayout({
	children,
}: {
	children: ReactNode;
}) {
	return (
		<NextIntlClientProvider messages={userMessages(await currentLocale())}>
			{children}
		</NextIntlClientProvider>
	);
}
