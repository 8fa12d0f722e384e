import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { UserPage } from "@/components/identity/user/user-page";
import { DetailPageSkeleton } from "@/components/sales/order/detail-page-skeleton";
import { RefundPage } from "@/components/sales/refund/refund-page";
import { orderMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("refund.detail");
	return { title: t("title"), robots: { index: false, follow: false } };
}

/** The same for everybody: whose it is arrives in the browser. */
export default async function RefundDetailPage() {
	const t = await getTranslations("refund.detail");
	const refunds = await getTranslations("refund.list");
	return (
		<NextIntlClientProvider messages={orderMessages(await currentLocale())}>
			<UserPage
				title={t("title")}
				path={paths.refunds()}
				below={refunds("title")}
			>
				<Suspense fallback={<DetailPageSkeleton />}>
					<RefundPage />
				</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
