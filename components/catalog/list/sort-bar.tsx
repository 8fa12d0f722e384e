import { useTranslations } from "next-intl";
import { type ListSort, listSorts } from "@/lib/routes/paths";
import { SortLinks } from "./sort-links";

// messages: list.sort.*
const words = {
	sales: "sales",
	new: "new",
	price: "price",
	"price-desc": "priceDescending",
} as const satisfies Record<Exclude<ListSort, "default">, string>;

interface SortBarProps {
	current: ListSort;
	/** Path of the sorted list's first page, without locale prefix. */
	pathOf: (sort: ListSort) => string;
	/** Its first order is by how well goods match. */
	isSearch?: boolean;
}

/** The orders of a list of goods. */
export function SortBar({ current, pathOf, isSearch }: SortBarProps) {
	const t = useTranslations("list.sort");
	const first = isSearch ? "relevance" : "default";
	return (
		<SortLinks
			label={t("label")}
			sorts={listSorts.map((sort) => ({
				word: t(sort === "default" ? first : words[sort]),
				path: pathOf(sort),
				isCurrent: sort === current,
			}))}
		/>
	);
}
