import { useTranslations } from "next-intl";
import { type ListSort, listSorts } from "@/lib/routes/paths";
import { SortLinks } from "./sort-links";

// messages: list.sort.*
const words = {
	default: "default",
	sales: "sales",
	new: "new",
	price: "price",
	"price-desc": "priceDescending",
} as const satisfies Record<ListSort, string>;

interface SortBarProps {
	current: ListSort;
	/** Path of the sorted list's first page, without locale prefix. */
	pathOf: (sort: ListSort) => string;
}

/** The orders of a list of goods. */
export function SortBar({ current, pathOf }: SortBarProps) {
	const t = useTranslations("list.sort");
	return (
		<SortLinks
			label={t("label")}
			sorts={listSorts.map((sort) => ({
				word: t(words[sort]),
				path: pathOf(sort),
				isCurrent: sort === current,
			}))}
		/>
	);
}
