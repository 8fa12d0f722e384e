import { useTranslations } from "next-intl";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

const shown = 8;

/** The bar of the mall's first categories. Plain elements of the home page's region. */
export function PopularCategories(props: { categories: CategoryNode[] }) {
	const t = useTranslations("mall.bar");
	return (
		<nav className="popular" aria-label={t("label")}>
			{/* Spread over the row, each would move when the next arrives. */}
			<ul className="flow gap-x8 swipe">
				{props.categories.slice(0, shown).map(({ id, name }) => (
					<li key={id}>
						<Link
							className="target size-reading strong no-break"
							href={paths.goodsList({ cid: id })}
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
