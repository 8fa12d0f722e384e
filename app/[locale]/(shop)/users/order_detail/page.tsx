import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { UserPage } from "@/components/identity/user/user-page";
import { ContactLines } from "@/components/layout/contact-lines";
import { DetailPageSkeleton } from "@/components/sales/order/detail-page-skeleton";
import { OrderPage } from "@/components/sales/order/order-page";
import { orderMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("order.detail");
	return { title: t("title"), robots: { index: false, follow: false } };
}

/** The same for everybody: whose it is arrives in the browser. */
export default async function OrderDetailPage() {
	const t = await getTranslations("order.detail");
	const orders = await getTranslations("order.list");
	return (
		<NextIntlClientProvider messages={orderMessages(await currentLocale())}>
			<UserPage
				title={t("title")}
				path={paths.orders()}
				below={orders("title")}
			>
				<Suspense fallback={<DetailPageSkeleton />}>
					<OrderPage contact={<ContactLines />} />
				</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
