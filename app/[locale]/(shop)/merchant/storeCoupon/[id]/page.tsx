import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { findMerchant } from "@/components/marketplace/merchant/find-front";
import { MerchantCoupons } from "@/components/screens/merchant/merchant-coupons";
import { readCouponsOfMerchant } from "@/lib/cached/coupon";
import { currentLocale } from "@/lib/i18n/locale";
import { merchantCouponsMetadata } from "@/lib/seo/merchant";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/merchant/storeCoupon/[id]">;

/** No merchant has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const merchant = await findMerchant((await params).id);
	return merchant ? merchantCouponsMetadata(merchant) : missingMetadata();
}

export default async function StoreCouponPage({ params }: Props) {
	const merchant = await findMerchant((await params).id);
	if (!merchant) notFound();
	const coupons = await readCouponsOfMerchant(
		await currentLocale(),
		merchant.id,
	);
	return <MerchantCoupons merchant={merchant} coupons={coupons} />;
}
