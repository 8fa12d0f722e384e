import { useTranslations } from "next-intl";
import { GoodsCards } from "@/components/catalog/goods/goods-cards";
import type { GoodsCard } from "@/gateway/contract/catalog/goods";
import type { HomeSection as Section } from "@/gateway/contract/content/home";
import { Shelf } from "./shelf";

/** A row on a desktop, three on a phone; "more" leads to the rest. */
const shown = 6;

/** A shop window shows what can be bought; the order is the operator's otherwise. */
function inStockFirst(goods: GoodsCard[]): GoodsCard[] {
	return goods.toSorted(
		(one, other) => Number(one.stock === 0) - Number(other.stock === 0),
	);
}

/** A shelf with the reason why it stands here. */
export function HomeSection(props: { section: Section; isTinted: boolean }) {
	const { section, isTinted } = props;
	const t = useTranslations("home.section");
	if (section.goods.length === 0) return null;
	return (
		<Shelf
			id={`section-${section.id}`}
			title={section.title}
			detail={section.subtitle}
			more={{ word: t("more"), path: section.path, isOfTitle: true }}
			isTinted={isTinted}
		>
			<GoodsCards goods={inStockFirst(section.goods).slice(0, shown)} />
		</Shelf>
	);
}
