import { useTranslations } from "next-intl";
import type { GoodsCard } from "@/gateway/contract/catalog/goods";
import { type ListSort, listSorts } from "@/lib/routes/paths";
import { SortLinks } from "./sort-links";

// messages: list.sort.*
const words = {
	sales: "sales",
	new: "new",
	price: "price",
	"price-desc": "priceDescending",
	"unit-price": "unitPrice",
} as const satisfies Record<Exclude<ListSort, "default">, string>;

interface SortBarProps {
	current: ListSort;
	/** Of the page; by unit price goods are sorted where one of them has any. */
	goods: GoodsCard[];
	/** Path of the sorted list's first page, without locale prefix. */
	pathOf: (sort: ListSort) => string;
	/** Its first order is by how well goods match. */
	isSearch?: boolean;
}

/** The orders of a list of goods. */
export function SortBar({ current, goods, pathOf, isSearch }: SortBarProps) {
	const t = useTranslations("list.sort");
	const sorts = goods.some(({ unitPrice }) => unitPrice)
		? listSorts
		: listSorts.filter((sort) => sort !== "unit-price" || sort === current);
	const first = isSearch ? "relevance" : "default";
	return (
		<SortLinks
			label={t("label")}
			sorts={sorts.map((sort) => ({
				word: t(sort === "default" ? first : words[sort]),
				path: pathOf(sort),
				isCurrent: sort === current,
			}))}
		/>
	);
}
