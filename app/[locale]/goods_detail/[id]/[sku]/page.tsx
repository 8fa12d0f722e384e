import { notFound } from "next/navigation";
import { findGoods } from "@/components/goods/find-goods";
import { GoodsView } from "@/components/goods/goods-view";
import { currentLocale } from "@/lib/i18n/locale";
import { goodsMetadata } from "@/lib/seo/goods";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/goods_detail/[id]/[sku]">;

/** No goods has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0", sku: "0" }];
}

export async function generateMetadata({ params }: Props) {
	const goods = await findGoods((await params).id);
	return goods ? goodsMetadata(goods, await currentLocale()) : {};
}

/** The same goods with one of its skus chosen; a sku that it no longer has opens the page as it is. */
export default async function GoodsSkuPage({ params }: Props) {
	const { id, sku } = await params;
	const goods = await findGoods(id);
	if (!goods) notFound();
	return <GoodsView goods={goods} skuId={Number(sku)} />;
}
