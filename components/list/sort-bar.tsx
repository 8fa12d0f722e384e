import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/navigation";
import { type ListPlace, type ListSort, paths } from "@/lib/routes";

const simpleSorts = ["default", "sales", "new"] as const;

// messages: list.sort.*
/** Links, so that a sorted list has an address. Plain elements of the list's region. */
export function SortBar({ place }: { place: ListPlace }) {
	const t = useTranslations("list.sort");
	const current = place.sort ?? "default";
	const pathOf = (sort: ListSort) =>
		paths.goodsList({ ...place, sort, page: 1 });
	return (
		<nav className="sorts" aria-label={t("label")}>
			<ul>
				{simpleSorts.map((sort) => (
					<li key={sort}>
						<Link
							href={pathOf(sort)}
							aria-current={sort === current ? "true" : undefined}
						>
							{t(sort)}
						</Link>
					</li>
				))}
				<li>
					<PriceSort current={current} pathOf={pathOf} />
				</li>
			</ul>
		</nav>
	);
}

interface PriceSortProps {
	current: ListSort;
	pathOf: (sort: ListSort) => string;
}

/** Cheapest first; once there, the same link turns the order. */
function PriceSort({ current, pathOf }: PriceSortProps) {
	const t = useTranslations("list.sort");
	const isAscending = current === "price";
	const isCurrent = isAscending || current === "price-desc";
	const arrows = isAscending ? ArrowUp : ArrowDown;
	const Arrow = isCurrent ? arrows : ArrowUpDown;
	const direction = current === "price-desc" ? t("descending") : t("ascending");
	return (
		<Link
			href={pathOf(isAscending ? "price-desc" : "price")}
			aria-current={isCurrent ? "true" : undefined}
		>
			{t("price")}
			<span className="visually-hidden">{direction}</span>
			<Arrow size={16} aria-hidden="true" />
		</Link>
	);
}
