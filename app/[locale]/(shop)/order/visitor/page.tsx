import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { CashierBones } from "@/components/cashier/cashier-bones";
import { VisitorFrame } from "@/components/order/visitor-frame";
import { VisitorOrder } from "@/components/order/visitor-order";
import { visitorOrderMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("order.visitor");
	return { title: t("title"), robots: { index: false, follow: false } };
}

/** Where whoever bought without an account sees the order again. */
export default async function VisitorOrderPage() {
	const t = await getTranslations("order.visitor");
	return (
		<VisitorFrame>
			<h1 tabIndex={-1}>{t("title")}</h1>
			<NextIntlClientProvider
				messages={visitorOrderMessages(await currentLocale())}
			>
				<Suspense fallback={<CashierBones />}>
					<VisitorOrder />
				</Suspense>
			</NextIntlClientProvider>
		</VisitorFrame>
	);
}
