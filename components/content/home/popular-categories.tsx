import { useTranslations } from "next-intl";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { PopularCategoriesStyles } from "./mall-menu-styles";

const shown = 8;

/** The bar of the mall's first categories. */
export function PopularCategories(props: { categories: CategoryNode[] }) {
	const t = useTranslations("mall.bar");
	return (
		<PopularCategoriesStyles aria-label={t("label")}>
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
		</PopularCategoriesStyles>
	);
}
