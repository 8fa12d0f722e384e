import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { checkoutMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { CheckoutFrame } from "./checkout-frame";
import { CheckoutStyles } from "./checkout-styles";
import { ConfirmPage } from "./confirm-page";
import { ConfirmSkeleton } from "./confirm-skeleton";

/** The same for everybody: whose order it is arrives in the browser. */
export async function OrderConfirm() {
	const t = await getTranslations("checkout.title");
	return (
		<CheckoutFrame step="confirm">
			<CheckoutStyles>
				<h1 tabIndex={-1}>{t("confirm")}</h1>
				<NextIntlClientProvider
					messages={checkoutMessages(await currentLocale())}
				>
					<Suspense fallback={<ConfirmSkeleton />}>
						<ConfirmPage />
					</Suspense>
				</NextIntlClientProvider>
			</CheckoutStyles>
		</CheckoutFrame>
	);
}
