import { useTranslations } from "next-intl";
import { usePriceView } from "@/components/catalog/goods/use-price-view";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import type { GoodsCard } from "@/gateway/contract/catalog/goods";
import type { Leaderboard } from "@/gateway/contract/sales/promotion";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

/** The best sellers of one category, the best first. */
export function RankedList({
	group,
}: {
	group: Leaderboard["groups"][number];
}) {
	const { id, name, list } = group;
	const headingId = `board-${id}`;
	return (
		<section className="pad-x4 as-panel" aria-labelledby={headingId}>
			<h2 id={headingId} className="head-title">
				<Link href={paths.goodsList({ cid: id, sort: "sales" })}>{name}</Link>
			</h2>
			<ol>
				{list.map((goods, at) => (
					<Ranked key={goods.id} goods={goods} rank={at + 1} />
				))}
			</ol>
		</section>
	);
}

function Ranked({ goods, rank }: { goods: GoodsCard; rank: number }) {
	const t = useTranslations("promotion.leaderboard");
	const { id, name, image, sales } = goods;
	return (
		<li className="rule-above">
			<span
				className={`rank size-title text-centre ${rank === 1 ? "accent" : "soft"}`}
			>
				{rank}
			</span>
			<Picture className="as-picture" source={image} alt="" width={64} />
			<div>
				<h3 className="size-body anywhere">
					<Link href={paths.goods(id)}>{name}</Link>
				</h3>
				<Price {...usePriceView()(goods)} oldPrice={null} saving={undefined} />
				<p className="note">{t("sold", { count: sales })}</p>
			</div>
		</li>
	);
}
