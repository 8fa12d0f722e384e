import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { MallMenuStyles } from "./mall-menu-styles";

/** The bar of the mall's first categories; the rest opens behind the last row. */
const shown = 8;

/** Both levels beside the banners of a desktop: the second opens under a pointer and while the keyboard is inside. */
export function MallMenu({ categories }: { categories: CategoryNode[] }) {
	const t = useTranslations("mall.menu");
	const rest = categories.slice(shown);
	return (
		<MallMenuStyles aria-label={t("label")}>
			<ul className="as-panel">
				{categories.slice(0, shown).map(({ id, name, image, childList }) => (
					<li key={id}>
						<Link className="top" href={paths.goodsList({ cid: id })}>
							<Picture source={image} alt="" width={26} />
							<span className="one-line">{name}</span>
						</Link>
						{childList && <Flyout categories={childList} />}
					</li>
				))}
				{rest.length > 0 && (
					<li>
						<Link className="top strong" href={paths.categories()}>
							{t("more")}
						</Link>
						<Flyout categories={rest} />
					</li>
				)}
			</ul>
		</MallMenuStyles>
	);
}

function Flyout(props: { categories: Pick<CategoryNode, "id" | "name">[] }) {
	return (
		<ul className="flyout">
			{props.categories.map(({ id, name }) => (
				<li key={id}>
					<Link href={paths.goodsList({ cid: id })}>{name}</Link>
				</li>
			))}
		</ul>
	);
}
