import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ContactLines } from "@/components/layout/contact-lines";
import { DetailPageBones } from "@/components/order/detail-page-bones";
import { OrderPage } from "@/components/order/order-page";
import { UserPage } from "@/components/user/user-page";
import { orderMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes";

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
				<Suspense fallback={<DetailPageBones />}>
					<OrderPage contact={<ContactLines />} />
				</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
