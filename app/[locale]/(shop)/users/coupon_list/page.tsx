import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { UserPage } from "@/components/identity/user/user-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { OwnCoupons } from "@/components/sales/coupon/own-coupons";
import { rewardMessages } from "@/lib/i18n/client-messages";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export async function generateMetadata(): Promise<Metadata> {
	const t = await getTranslations("coupon.own");
	return { title: t("title"), robots: { index: false, follow: false } };
}

/** The same for everybody: whose it is arrives in the browser. */
export default async function CouponListPage() {
	const t = await getTranslations("coupon.own");
	return (
		<NextIntlClientProvider messages={rewardMessages(await currentLocale())}>
			<UserPage title={t("title")} path={paths.coupons()}>
				<Suspense fallback={<ListSkeleton height={112} />}>
					<OwnCoupons />
				</Suspense>
			</UserPage>
		</NextIntlClientProvider>
	);
}
