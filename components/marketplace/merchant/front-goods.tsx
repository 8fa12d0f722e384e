import { GoodsCards } from "@/components/catalog/goods/goods-cards";
import type { GoodsCard } from "@/gateway/contract/catalog/goods";
import { Link } from "@/lib/i18n/navigation";

interface FrontGoodsProps {
	title: string;
	goods: GoodsCard[];
	/** To the rest of them. */
	more: { word: string; path: string };
}

/** Some goods of a merchant, and the way to the others. Plain elements of a merchant page's region. */
export function FrontGoods({ title, goods, more }: FrontGoodsProps) {
	return (
		<section className="part" aria-label={title}>
			<header>
				<h2>{title}</h2>
				<Link className="more" href={more.path}>
					{more.word}
				</Link>
			</header>
			<GoodsCards goods={goods} />
		</section>
	);
}
