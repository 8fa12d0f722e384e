import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MerchantCoupons } from "@/components/merchant/merchant-coupons";
import { readCouponsOfMerchant } from "@/lib/cached/coupon";
import { readMerchant } from "@/lib/cached/merchant";
import { currentLocale } from "@/lib/i18n/locale";
import { merchantCouponsMetadata } from "@/lib/seo/merchant";
import { wholeNumber } from "@/lib/whole-number";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/merchant/storeCoupon/[id]">;

/** No merchant has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0" }];
}

/** Undefined for a merchant nobody knows. */
async function findMerchant({ params }: Props) {
	const id = wholeNumber((await params).id);
	return id ? readMerchant(await currentLocale(), id) : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const merchant = await findMerchant(props);
	if (!merchant) return {};
	return merchantCouponsMetadata(merchant, await currentLocale());
}

export default async function StoreCouponPage(props: Props) {
	const merchant = await findMerchant(props);
	if (!merchant) notFound();
	const coupons = await readCouponsOfMerchant(
		await currentLocale(),
		merchant.id,
	);
	return <MerchantCoupons merchant={merchant} coupons={coupons} />;
}
