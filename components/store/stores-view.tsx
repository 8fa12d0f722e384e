import { useTranslations } from "next-intl";
import { CategoryTiles } from "@/components/category/category-tiles";
import { EmptyState } from "@/components/ui/empty-state";
import type { CategoryNode } from "@/gateway/contract/category";
import type { Store } from "@/gateway/contract/store";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { StoreCards } from "./store-cards";
import { StoreInvitation } from "./store-invitation";
import { StoreMap } from "./store-map";
import { useStoreFaces } from "./use-store-faces";

interface StoresViewProps {
	stores: Store[];
	categories: CategoryNode[];
}

/** Which store delivers, all of them with a map, and what they sell. Plain elements of the page's region. */
export function StoresView({ stores, categories }: StoresViewProps) {
	const t = useTranslations("stores.index");
	const inMap = useTranslations("stores.map");
	const faces = stores.map(useStoreFaces());
	if (faces.length === 0)
		return (
			<EmptyState picture="/pictures/empty-list.webp" title={t("empty")}>
				<Link className="button primary" href={paths.home()}>
					{t("toHome")}
				</Link>
			</EmptyState>
		);
	return (
		<>
			<section className="part" aria-labelledby="stores-heading">
				<h2 id="stores-heading" className="visually-hidden">
					{t("list")}
				</h2>
				<div className="place">
					<StoreInvitation stores={faces} />
				</div>
				<div className="with-map">
					<StoreCards stores={faces} label={t("list")} />
					<div className="map">
						<StoreMap stores={faces} label={inMap("all")} />
					</div>
				</div>
			</section>
			<CategoryTiles categories={categories} />
		</>
	);
}
