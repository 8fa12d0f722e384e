import { GoodsPage } from "@/components/screens/goods/goods-page";
import { findGoods } from "@/lib/cached/goods";
import { goodsMetadata } from "@/lib/seo/goods";
import { missingMetadata } from "@/lib/seo/missing";

export const prefetch = "partial";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/goods_detail/[id]">;

/** No goods has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0" }];
}

export async function generateMetadata({ params }: Props) {
	const goods = await findGoods((await params).id);
	return goods ? goodsMetadata(goods) : missingMetadata();
}

export default async function Page({ params }: Props) {
	return <GoodsPage id={(await params).id} />;
}
