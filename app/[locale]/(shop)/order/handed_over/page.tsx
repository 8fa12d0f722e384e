import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { CartSkeleton } from "@/components/sales/cart/cart-skeleton";
import { CartStyles } from "@/components/sales/cart/cart-styles";
import { HandedOver } from "@/components/sales/cart/handed-over";
import { handedOverMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { privateMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const generateMetadata = () => privateMetadata("handedOver.title");

/** What a program has put together for somebody, to be put into the cart by whoever says so here. */
export default async function HandedOverPage() {
	const t = await getTranslations("handedOver");
	return (
		<CartStyles>
			<h1 tabIndex={-1}>{t("title")}</h1>
			<NextIntlClientProvider
				messages={handedOverMessages(await currentLocale())}
			>
				<Suspense fallback={<CartSkeleton />}>
					<HandedOver />
				</Suspense>
			</NextIntlClientProvider>
		</CartStyles>
	);
}
