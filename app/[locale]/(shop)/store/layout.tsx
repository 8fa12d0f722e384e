import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { storeMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";

/** What the store pages say in the browser comes with them and no others. */
export default async function StoreLayout({
	children,
}: {
	children: ReactNode;
}) {
	return (
		<NextIntlClientProvider messages={storeMessages(await currentLocale())}>
			{children}
		</NextIntlClientProvider>
	);
}
