import { notFound } from "next/navigation";
import { readReviews } from "@/lib/cached/review";
import { currentLocale } from "@/lib/i18n/locale";
import { findGoods } from "./find-goods";
import { GoodsView } from "./goods-view";

interface GoodsPageProps {
	/** As the address says it. */
	id: string;
	/** The sku of the address; one that the goods no longer has opens the page as it is. */
	skuId?: number;
}

/** The page of a goods. 404 for one that is unknown or off the shelf. */
export async function GoodsPage({ id, skuId }: GoodsPageProps) {
	const goods = await findGoods(id);
	if (!goods) notFound();
	const reviews = await readReviews(await currentLocale(), goods.id).catch(
		() => undefined,
	);
	return <GoodsView goods={goods} reviews={reviews} skuId={skuId} />;
}
