import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { UserPage } from "@/components/identity/user/user-page";
import { OrderListSkeleton } from "@/components/sales/order/order-list-skeleton";
import { RefundList } from "@/components/sales/refund/refund-list";
import { orderMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("refund.list");
	return { title: t("title"), robots: { index: false, follow: false } };
}

/** The same for everybody: whose it is arrives in the browser. */
export default async function RefundListPage() {
	const t = await getTranslations("refund.list");
	return (
		<NextIntlClientProvider messages={orderMessages(await currentLocale())}>
			<UserPage title={t("title")} path={paths.refunds()}>
				<Suspense fallback={<OrderListSkeleton />}>
					<RefundList />
				</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
