import { useTranslations } from "next-intl";
import { CategoryTiles } from "@/components/catalog/category/category-tiles";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import type { Store } from "@/gateway/contract/delivery/store";
import { paths } from "@/lib/routes/paths";
import { StoreCards } from "./store-cards";
import { StoreInvitation } from "./store-invitation";
import { StoreMap } from "./store-map";
import { StoresViewStyles } from "./stores-styles";
import { useStoreViews } from "./use-store-views";

interface StoresViewProps {
	stores: Store[];
	categories: CategoryNode[];
}

/** Which store delivers, all of them with a map, and what they sell. */
export function StoresView({ stores, categories }: StoresViewProps) {
	const t = useTranslations("stores.index");
	const inMap = useTranslations("stores.map");
	const views = stores.map(useStoreViews());
	if (views.length === 0)
		return (
			<EmptyState picture="/pictures/empty-list.webp" title={t("empty")}>
				<LinkButton kind="primary" href={paths.home()}>
					{t("toHome")}
				</LinkButton>
			</EmptyState>
		);
	return (
		<>
			<StoresViewStyles
				className="stack cols-1 gap-x4"
				aria-labelledby="stores-heading"
			>
				<h2 id="stores-heading" className="visually-hidden">
					{t("list")}
				</h2>
				<div className="place pad-x4">
					<StoreInvitation stores={views} />
				</div>
				<div className="with-map">
					<StoreCards stores={views} label={t("list")} />
					<div className="map">
						<StoreMap stores={views} label={inMap("all")} />
					</div>
				</div>
			</StoresViewStyles>
			<CategoryTiles categories={categories} />
		</>
	);
}
