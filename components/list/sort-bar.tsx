import { useTranslations } from "next-intl";
import { ClosingLink } from "@/components/layout/closing-link";
import { Icon } from "@/components/ui/icon";
import { type ListSort, listSorts } from "@/lib/routes";

const listId = "sorts";

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

/** Links, so that a sorted list has an address: a row on a desktop, below a button on a phone. */
export function SortBar({ current, pathOf }: SortBarProps) {
	const t = useTranslations("list.sort");
	return (
		<>
			<button type="button" className="tool" popoverTarget={listId}>
				<Icon name="arrow-down-up" size={18} />
				<span className="visually-hidden">{t("label")}</span>
				<span className="word">{t(words[current])}</span>
			</button>
			<nav id={listId} popover="auto" className="sorts" aria-label={t("label")}>
				<ul>
					{listSorts.map((sort) => (
						<li key={sort}>
							<ClosingLink
								href={pathOf(sort)}
								aria-current={sort === current ? "true" : undefined}
							>
								{t(words[sort])}
								<Icon name="check" size={18} />
							</ClosingLink>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}
