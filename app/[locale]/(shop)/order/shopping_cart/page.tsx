import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { CartPanel } from "@/components/sales/cart/cart-panel";
import { CartStyles } from "@/components/sales/cart/cart-styles";
import { cartMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("cart.title");

/** The same for everybody: whose cart it is arrives in the browser. */
export default async function CartPage() {
	const t = await getTranslations("cart");
	return (
		<CartStyles>
			<h1 tabIndex={-1}>{t("title")}</h1>
			<NextIntlClientProvider messages={cartMessages(await currentLocale())}>
				<CartPanel />
			</NextIntlClientProvider>
		</CartStyles>
	);
}
