import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { GoodsCards } from "@/components/catalog/goods/goods-cards";
import { PopularGoods } from "@/components/catalog/goods/popular-goods";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { Pagination } from "@/components/ui/pagination";
import { Picture } from "@/components/ui/picture";
import type { CartType } from "@/gateway/contract/values";
import { type ListQuery, paths } from "@/lib/routes/paths";
import { type Chip, Chips } from "./chips";
import { ListNotice, ListStyles } from "./list-styles";
import { ListTools } from "./list-tools";
import type { GoodsPage } from "./read-list";

/** So few leave a page empty: what many buy stands below them. */
const few = 3;

interface GoodsListProps {
	place: ListQuery;
	/** Absent where goods of both areas stand together. */
	cartType?: CartType;
	title: string;
	image?: string;
	crumbs: Crumb[];
	chips: { label: string; chips: Chip[] };
	/** Said above the list. */
	notice?: string;
	goods: GoodsPage;
	/** Shown in place of the goods where there are none. */
	children: ReactNode;
}

/** A list of goods, by category or by words: where it stands, how to narrow and sort it, and its pages. */
export function GoodsList(props: GoodsListProps) {
	const { place, cartType, title, image, crumbs, chips, goods } = props;
	const { notice } = props;
	const t = useTranslations("list");
	return (
		<>
			<AreaMark area={cartType} />
			<ListStyles>
				{crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
				<div className="above stack cols-1 gap-x4">
					{notice && <ListNotice>{notice}</ListNotice>}
					<div className="heading row gap-x4">
						{image && (
							<Picture className="rigid" source={image} alt="" width={64} />
						)}
						<div>
							<h1 className="head-heading anywhere text-balance">{title}</h1>
							<p className="soft">
								{goods.isTotalCapped
									? t("totalAtLeast", { count: goods.total })
									: t("total", { count: goods.total })}
							</p>
						</div>
					</div>
					{(goods.total > 0 || cartType) && <Chips {...chips} />}
					<ListTools place={place} goods={goods} />
				</div>
				{goods.list.length > 0 ? (
					<section aria-labelledby="goods-heading">
						<h2 id="goods-heading" className="visually-hidden">
							{t("heading.goods")}
						</h2>
						<GoodsCards goods={goods.list} firstPictures={2} />
					</section>
				) : (
					props.children
				)}
				{goods.total > 0 && goods.total < few && (
					<PopularGoods
						cartType={cartType}
						without={goods.list.map(({ id }) => id)}
					/>
				)}
				<Pagination
					page={goods.page}
					totalPage={goods.totalPage}
					pathOf={(page) => paths.goodsList({ ...place, page })}
				/>
			</ListStyles>
		</>
	);
}
