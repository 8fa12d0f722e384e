import { useTranslations } from "next-intl";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { ShelfMenuStyles } from "./shelf-styles";

interface ShelfMenuProps {
	/** Of the store. */
	id: number;
	trees: CategoryNode[];
	/** The top category in which the shopper stands; absent on the shelf of everything. */
	current?: number;
}

/** The top categories of a store. */
export function ShelfMenu({ id, trees, current }: ShelfMenuProps) {
	const t = useTranslations("stores.shelf");
	const entries = [{ id: undefined, name: t("all") }, ...trees];
	return (
		<ShelfMenuStyles aria-label={t("menu")}>
			<ul className="flow gap-x5 swipe rule-below no-break">
				{entries.map(({ id: cid, name }) => (
					<li key={cid ?? 0}>
						<Link
							href={paths.storeShelf({ id, cid })}
							aria-current={cid === current ? "page" : undefined}
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</ShelfMenuStyles>
	);
}
