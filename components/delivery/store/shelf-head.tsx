import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import type { FoundShelf } from "./find-shelf";
import { ShelfHeadStyles } from "./shelf-styles";

/** What the shelf holds, and the way to its store. */
export function ShelfHead({ store, category, goods }: FoundShelf) {
	const t = useTranslations("stores.shelf");
	const inList = useTranslations("list");
	return (
		<ShelfHeadStyles>
			<h1 className="head-heading anywhere">
				{category?.name ?? t("title", { name: store.name })}
			</h1>
			<p className="total soft">
				{goods.isTotalCapped
					? inList("totalAtLeast", { count: goods.total })
					: inList("total", { count: goods.total })}
			</p>
			<Link className="about target gap-x2" href={paths.store(store.id)}>
				<Icon name="store" size={18} />
				{category ? store.name : t("about")}
			</Link>
		</ShelfHeadStyles>
	);
}
