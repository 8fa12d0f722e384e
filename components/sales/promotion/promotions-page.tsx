import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Chips } from "@/components/catalog/list/chips";
import { Pagination } from "@/components/ui/pagination";
import { totalMax } from "@/gateway/contract/catalog/goods";
import type { PromotionPage } from "@/gateway/contract/sales/promotion";
import { readPromotions } from "@/lib/cached/promotion";
import { currentLocale } from "@/lib/i18n/locale";
import type { PromotionQuery } from "@/lib/routes/page-queries";
import { paths } from "@/lib/routes/paths";
import { PromotionFrame } from "./promotion-frame";
import { PromotionGroup } from "./promotion-group";

/** Reduced goods: the largest savings of each category of an area, or all of one category. */
export async function PromotionsPage({ place }: { place: PromotionQuery }) {
	const { cid } = place;
	const t = await getTranslations();
	const found = await readPromotions(await currentLocale(), place);
	const { cartType, groups, page, totalPage } = found;
	if (page > totalPage) notFound();
	return (
		<PromotionFrame
			cartType={cartType}
			title={t("promotion.title")}
			lead={t("promotion.description")}
			empty={groups.length === 0 && t("promotion.empty")}
			pathOf={(other) => paths.promotions({ cartType: other })}
		>
			<Chips
				label={t("list.chips.label")}
				chips={[
					{
						name: t("promotion.all"),
						path: paths.promotions({ cartType }),
						isCurrent: cid === undefined,
					},
					...chipsOf(found, cid),
				]}
			/>
			{groups.map((group) => (
				<PromotionGroup
					key={group.id}
					group={group}
					hasMore={
						group.id !== cid && totalOf(found, group.id) > group.list.length
					}
				/>
			))}
			<Pagination
				page={page}
				totalPage={totalPage}
				pathOf={(number) => paths.promotions({ cid, page: number })}
			/>
		</PromotionFrame>
	);
}

function totalOf({ categories }: PromotionPage, id: number): number {
	return categories.find((category) => category.id === id)?.total ?? 0;
}

function chipsOf({ categories }: PromotionPage, chosen: number | undefined) {
	return categories.map(({ id, name, total }) => ({
		name,
		path: paths.promotions({ cid: id }),
		isCurrent: id === chosen,
		count: total,
		isAtLeast: total >= totalMax,
	}));
}
