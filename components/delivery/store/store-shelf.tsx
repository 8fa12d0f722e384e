import { useTranslations } from "next-intl";
import { GoodsCards } from "@/components/catalog/goods/goods-cards";
import { SortBar } from "@/components/catalog/list/sort-bar";
import { ToolsStyles } from "@/components/catalog/list/tools-styles";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { paths } from "@/lib/routes/paths";
import type { FoundShelf } from "./find-shelf";
import { ShelfHead } from "./shelf-head";
import { ShelfMenu } from "./shelf-menu";
import { ShelfParts } from "./shelf-parts";
import { ShelfStyles } from "./shelf-styles";

/** What one store sells, by category: a menu beside the goods, in a row above them on a phone. */
export function StoreShelf(found: FoundShelf) {
	const { shelf, store, trees, category, goods } = found;
	const t = useTranslations("stores");
	const inList = useTranslations("list");
	return (
		<>
			<AreaMark area="SUPERMARKET" />
			<ShelfStyles>
				<Breadcrumb
					crumbs={[
						{ name: inList("area.supermarket"), path: paths.home() },
						{ name: t("index.title"), path: paths.stores() },
						{ name: store.name, path: paths.store(store.id) },
						{ name: category?.name ?? t("shelf.all") },
					]}
				/>
				<ShelfMenu id={store.id} trees={trees} current={category?.top.id} />
				<div className="stack cols-1 gap-x4 from-top">
					<ShelfHead {...found} />
					{category && <ShelfParts shelf={shelf} category={category} />}
					<Goods {...found} />
					<Pagination
						page={goods.page}
						totalPage={goods.totalPage}
						pathOf={(page) => paths.storeShelf({ ...shelf, page })}
					/>
				</div>
			</ShelfStyles>
		</>
	);
}

function Goods({ shelf, goods }: FoundShelf) {
	const t = useTranslations("list");
	if (goods.list.length === 0)
		return (
			<EmptyState
				picture="/pictures/empty-list.webp"
				title={t("empty.category")}
			/>
		);
	return (
		<>
			{goods.total > 1 && (
				<ToolsStyles>
					<SortBar
						current={shelf.sort}
						goods={goods.list}
						pathOf={(sort) => paths.storeShelf({ ...shelf, sort, page: 1 })}
					/>
				</ToolsStyles>
			)}
			<section aria-labelledby="goods-heading">
				<h2 id="goods-heading" className="visually-hidden">
					{t("heading.goods")}
				</h2>
				<GoodsCards goods={goods.list} firstPictures={2} />
			</section>
		</>
	);
}
