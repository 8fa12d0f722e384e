import { useTranslations } from "next-intl";
import { GoodsCards } from "@/components/catalog/goods/goods-cards";
import { Chips } from "@/components/catalog/list/chips";
import { SortBar } from "@/components/catalog/list/sort-bar";
import { ToolsStyles } from "@/components/catalog/list/tools-styles";
import { AreaMark } from "@/components/layout/area-mark";
import { Pagination } from "@/components/ui/pagination";
import { paths } from "@/lib/routes/paths";
import type { FoundMerchantShelf } from "./find-merchant-shelf";
import { MerchantHead } from "./merchant-head";
import { NoGoods } from "./no-goods";
import { MerchantPageStyles, MerchantPart } from "./page-styles";
import { shelfChips } from "./shelf-chips";

/** What one merchant sells: all of it, of one category, or by words. */
export function MerchantShelf(found: FoundMerchantShelf) {
	const { shelf, merchant, category, goods } = found;
	const t = useTranslations("merchant.shop");
	const inList = useTranslations("list");
	const { name } = merchant;
	const keyword = goods.correctedKeyword ?? shelf.keyword;
	const all = t("title", { name });
	const title = keyword ? t("found", { keyword }) : (category?.name ?? all);
	return (
		<>
			<AreaMark area={goods.list[0]?.cartType ?? "E_COMMERCE"} />
			<MerchantPageStyles>
				<MerchantHead
					merchant={merchant}
					tab="goods"
					crumb={{ name: title }}
					keyword={shelf.keyword}
				/>
				<MerchantPart aria-labelledby="goods-heading">
					<div>
						<h1 id="goods-heading">{title}</h1>
						<p className="soft">
							{goods.isTotalCapped
								? inList("totalAtLeast", { count: goods.total })
								: inList("total", { count: goods.total })}
						</p>
					</div>
					<Chips
						label={inList("chips.label")}
						chips={shelfChips(found, t("all"))}
					/>
					{goods.total > 1 && (
						<ToolsStyles>
							<SortBar
								current={shelf.sort}
								goods={goods.list}
								pathOf={(sort) =>
									paths.merchantShelf({ ...shelf, sort, page: 1 })
								}
							/>
						</ToolsStyles>
					)}
					{goods.list.length > 0 ? (
						<>
							<h2 className="visually-hidden">{inList("heading.goods")}</h2>
							<GoodsCards goods={goods.list} />
						</>
					) : (
						<NoGoods merchant={merchant} keyword={shelf.keyword} />
					)}
				</MerchantPart>
				<Pagination
					page={goods.page}
					totalPage={goods.totalPage}
					pathOf={(page) => paths.merchantShelf({ ...shelf, page })}
				/>
			</MerchantPageStyles>
		</>
	);
}
