import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Chips } from "@/components/catalog/list/chips";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { totalMax } from "@/gateway/contract/catalog/goods";
import type { PromotionPage } from "@/gateway/contract/sales/promotion";
import { readPromotions } from "@/lib/cached/promotion";
import { currentLocale } from "@/lib/i18n/locale";
import type { PromotionQuery } from "@/lib/routes/page-queries";
import { paths } from "@/lib/routes/paths";
import { inArea } from "@/lib/theme/area";
import { AreaTabs } from "./area-tabs";
import { PromotionGroup } from "./promotion-group";
import { PromotionStyles } from "./promotion-styles";

/** Reduced goods: the largest savings of each category of an area, or all of one category. */
export async function PromotionsPage({ place }: { place: PromotionQuery }) {
	const { cid } = place;
	const t = await getTranslations();
	const found = await readPromotions(await currentLocale(), place);
	const { cartType, groups, page, totalPage } = found;
	if (page > totalPage) notFound();
	const area = t(
		cartType === "SUPERMARKET" ? "list.area.supermarket" : "list.area.mall",
	);
	const crumbs = [
		{ name: area, path: paths.home(cartType) },
		{ name: t("promotion.title") },
	];
	return (
		<>
			<AreaMark area={cartType} />
			<PromotionStyles {...inArea(cartType)}>
				<Breadcrumb crumbs={crumbs} />
				<h1 className="head-heading text-balance">{t("promotion.title")}</h1>
				<p className="lead soft size-reading">{t("promotion.description")}</p>
				<AreaTabs
					current={cartType}
					pathOf={(other) => paths.promotions({ cartType: other })}
				/>
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
				{groups.length === 0 && (
					<EmptyState
						picture="/pictures/empty-list.webp"
						title={t("promotion.empty")}
					>
						<LinkButton kind="primary" href={paths.home(cartType)}>
							{t("promotion.toHome")}
						</LinkButton>
					</EmptyState>
				)}
				<Pagination
					page={page}
					totalPage={totalPage}
					pathOf={(number) => paths.promotions({ cid, page: number })}
				/>
			</PromotionStyles>
		</>
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
