import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { DetailPageBones } from "@/components/order/detail-page-bones";
import { RefundPage } from "@/components/refund/refund-page";
import { UserPage } from "@/components/user/user-page";
import { orderMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes";

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
				<Suspense fallback={<DetailPageBones />}>
					<RefundPage />
				</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
