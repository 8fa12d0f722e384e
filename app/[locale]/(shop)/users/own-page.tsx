import { NextIntlClientProvider } from "next-intl";
import { type ComponentProps, type ReactNode, Suspense } from "react";
import { UserPage } from "@/components/identity/user/user-page";
import type { LocaleCode } from "@/gateway/contract/locale";
import { currentLocale } from "@/lib/i18n/locale";

type ClientMessages = ComponentProps<typeof NextIntlClientProvider>["messages"];

interface OwnPageProps extends ComponentProps<typeof UserPage> {
	/** The words that its script needs. */
	messages: (locale: LocaleCode) => ClientMessages;
	/** Stands there until the script has run. */
	skeleton: ReactNode;
}

/** The same for everybody: whose it is arrives in the browser. */
export async function OwnPage(props: OwnPageProps) {
	const { messages, skeleton, children, ...page } = props;
	return (
		<NextIntlClientProvider messages={messages(await currentLocale())}>
			<UserPage {...page}>
				<Suspense fallback={skeleton}>{children}</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
