import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { CategoryTilesStyles } from "@/components/catalog/category/category-tiles-styles";
import { Picture } from "@/components/ui/picture";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

interface CategoryTilesProps {
	categories: CategoryNode[];
	/** Needed where a page shows two of them. */
	label?: string;
	/** Path of a category's list; of the whole area's unless given. */
	pathOf?: (id: number) => string;
	/** On a desktop a column of its own, two abreast. */
	isColumn?: boolean;
}

/** The top categories as pictures. */
export function CategoryTiles(props: CategoryTilesProps) {
	const { categories, label, isColumn } = props;
	const { pathOf = (cid) => paths.goodsList({ cid }) } = props;
	const t = useTranslations("home.categories");
	return (
		<CategoryTilesStyles
			className={isColumn ? "tiles column" : "tiles"}
			aria-label={label ?? t("title")}
		>
			<ul style={{ "--tiles": categories.length } as CSSProperties}>
				{categories.map(({ id, name, image }) => (
					<li key={id}>
						<Link href={pathOf(id)}>
							<Picture source={image} alt="" width={84} />
							{name}
						</Link>
					</li>
				))}
			</ul>
		</CategoryTilesStyles>
	);
}
