import { useTranslations } from "next-intl";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { MallMenuStyles } from "./mall-menu-styles";

/** Both levels beside the banners of a desktop: the second opens under a pointer and while the keyboard is inside. */
export function MallMenu({ categories }: { categories: CategoryNode[] }) {
	const t = useTranslations("mall.menu");
	return (
		<MallMenuStyles aria-label={t("label")}>
			<ul className="as-panel">
				{categories.map(({ id, name, childList }) => (
					<li key={id}>
						<Link className="top" href={paths.goodsList({ cid: id })}>
							{name}
						</Link>
						{childList && <Flyout categories={childList} />}
					</li>
				))}
			</ul>
		</MallMenuStyles>
	);
}

type Children = NonNullable<CategoryNode["childList"]>;

function Flyout({ categories }: { categories: Children }) {
	return (
		<ul className="flyout">
			{categories.map(({ id, name }) => (
				<li key={id}>
					<Link href={paths.goodsList({ cid: id })}>{name}</Link>
				</li>
			))}
		</ul>
	);
}
