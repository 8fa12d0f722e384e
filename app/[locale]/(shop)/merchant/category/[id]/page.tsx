import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { findMerchant } from "@/components/marketplace/merchant/find-front";
import { MerchantCategories } from "@/components/marketplace/merchant/merchant-categories";
import { readCategoriesOfMerchant } from "@/lib/cached/merchant";
import { currentLocale } from "@/lib/i18n/locale";
import { merchantCategoriesMetadata } from "@/lib/seo/merchant";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/merchant/category/[id]">;

/** No merchant has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const merchant = await findMerchant((await params).id);
	return merchant ? merchantCategoriesMetadata(merchant) : missingMetadata();
}

export default async function MerchantCategoryPage({ params }: Props) {
	const merchant = await findMerchant((await params).id);
	if (!merchant) notFound();
	const tree = await readCategoriesOfMerchant(
		await currentLocale(),
		merchant.id,
	);
	return <MerchantCategories merchant={merchant} tree={tree} />;
}
