import { useTranslations } from "next-intl";
import { CardRating } from "@/components/review/card-rating";
import { Picture } from "@/components/ui/picture";
import type { GoodsCard as Goods } from "@/gateway/contract/goods";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { GoodsPrice } from "./goods-price";

interface GoodsCardProps {
	goods: Goods;
	/** One of the pictures a shopper sees first. */
	isFirst?: boolean;
}

/** A list item of plain elements; the region around it includes `goodsCardStyle`. The whole card is one link. */
export function GoodsCard({ goods, isFirst }: GoodsCardProps) {
	const isSoldOut = goods.stock === 0;
	return (
		<li className={isSoldOut ? "goods sold-out" : "goods"}>
			<div className="picture">
				<Picture
					source={goods.image}
					alt=""
					width={400}
					sizes="(min-width: 1024px) 190px, (min-width: 640px) 30vw, 45vw"
					isFirst={isFirst}
				/>
				<Badge goods={goods} />
			</div>
			<h3 className="name">
				<Link href={paths.goods(goods.id)}>{goods.name}</Link>
			</h3>
			<p className="detail">{detailOf(goods)}</p>
			<CardRating goods={goods} />
			<p className="cost">
				<GoodsPrice goods={goods} isFrom={goods.hasPriceRange} />
			</p>
		</li>
	);
}

/** Who sells it matters in the mall only. */
function detailOf({ cartType, merchant, unit }: Goods): string {
	const seller = cartType === "E_COMMERCE" ? merchant.name : null;
	return [seller, unit].filter(Boolean).join(" · ");
}

/** One at most: that it cannot be bought matters more than who sells it. The supermarket is all our own. */
function Badge({ goods }: { goods: Goods }) {
	const t = useTranslations("goods.card");
	if (goods.stock === 0) return <p className="badge">{t("soldOut")}</p>;
	if (goods.cartType === "SUPERMARKET" || !goods.merchant.isSelfSupport)
		return null;
	return <p className="badge own">{t("selfSupport")}</p>;
}
