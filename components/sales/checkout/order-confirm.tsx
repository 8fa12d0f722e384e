import { getTranslations } from "next-intl/server";
import { CheckoutPage } from "./checkout-page";
import { ConfirmPage } from "./confirm-page";
import { ConfirmSkeleton } from "./confirm-skeleton";

export async function OrderConfirm() {
	const t = await getTranslations("checkout.title");
	return (
		<CheckoutPage
			step="confirm"
			title={t("confirm")}
			skeleton={<ConfirmSkeleton />}
		>
			<ConfirmPage />
		</CheckoutPage>
	);
}
