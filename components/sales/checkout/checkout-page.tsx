import { NextIntlClientProvider } from "next-intl";
import { type ComponentProps, type ReactNode, Suspense } from "react";
import { checkoutMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { CheckoutFrame } from "./checkout-frame";
import { CheckoutStyles } from "./checkout-styles";

interface CheckoutPageProps extends ComponentProps<typeof CheckoutFrame> {
	title: string;
	skeleton: ReactNode;
}

/** The same for everybody: whose order it is arrives in the browser. */
export async function CheckoutPage(props: CheckoutPageProps) {
	const { step, title, skeleton, children } = props;
	return (
		<CheckoutFrame step={step}>
			<CheckoutStyles>
				<h1 tabIndex={-1}>{title}</h1>
				<NextIntlClientProvider
					messages={checkoutMessages(await currentLocale())}
				>
					<Suspense fallback={skeleton}>{children}</Suspense>
				</NextIntlClientProvider>
			</CheckoutStyles>
		</CheckoutFrame>
	);
}
