import { notFound } from "next/navigation";
import { GoodsView } from "@/components/goods/goods-view";
import type { GoodsDetail } from "@/gateway/contract/goods";
import { readGoods } from "@/lib/cached/goods";
import { readReviews } from "@/lib/cached/review";
import { currentLocale } from "@/lib/i18n/locale";
import { goodsMetadata } from "@/lib/seo/goods";

export const ensureStatic = "navigation";

type Props = PageProps<"/[locale]/goods_detail/[id]">;

/** No goods has id 0: the build stores the 404 page here and leaves the rest to the first visits. */
export function generateStaticParams() {
	return [{ id: "0" }];
}

async function findGoods({ params }: Props): Promise<GoodsDetail | undefined> {
	const { id } = await params;
	if (!/^[1-9]\d{0,9}$/.test(id)) return undefined;
	return readGoods(await currentLocale(), Number(id));
}

export async function generateMetadata(props: Props) {
	const goods = await findGoods(props);
	return goods ? goodsMetadata(goods, await currentLocale()) : {};
}

export default async function GoodsPage(props: Props) {
	const goods = await findGoods(props);
	if (!goods) notFound();
	const reviews = await readReviews(await currentLocale(), goods.id).catch(
		() => undefined,
	);
	return <GoodsView goods={goods} reviews={reviews} />;
}
