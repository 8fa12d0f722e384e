import type { HomeIndex } from "../../../contract/content/home";
import { localize } from "../../../contract/locale";
import type { CartType } from "../../../contract/values";
import type { Ctx } from "../../../http/context";
import { listGoodsForShelf } from "../../catalog/goods/service";
import { getSiteConfig, listSiteTexts } from "../site/service";
import {
	type HomeSectionRow,
	listBanners,
	listHomeSections,
} from "./repository";

// The home page of an area: what the operator arranged, filled with goods that are on the shelf now.

/** A row of six on a desktop, three rows of two on a phone: five shelves stay a light page. */
const goodsPerSection = 6;

export async function getHomeIndex(
	ctx: Ctx,
	cartType: CartType,
): Promise<HomeIndex> {
	const [site, texts, banners, sections] = await Promise.all([
		getSiteConfig(ctx),
		listSiteTexts(ctx.db),
		listBanners(ctx.db, cartType),
		listHomeSections(ctx.db, cartType),
	]);
	const say = (name: string) =>
		localize(texts.find((text) => text.name === name)?.value ?? {}, ctx.locale);
	return {
		...site,
		siteName: say("siteName"),
		site_keywords: say("site_keywords"),
		site_description: say("site_description"),
		banners: banners.map((row) => ({
			id: row.id,
			title: localize(row.title, ctx.locale),
			subtitle: localize(row.subtitle, ctx.locale),
			action: localize(row.action, ctx.locale),
			path: row.path,
			image: row.image,
			imagePhone: row.imagePhone,
		})),
		sections: await Promise.all(
			sections.map(async (row) => ({
				id: row.id,
				title: localize(row.title, ctx.locale),
				subtitle: localize(row.subtitle, ctx.locale),
				path: row.path,
				goods: await fillSection(ctx, row),
			})),
		),
	};
}

function fillSection(ctx: Ctx, section: HomeSectionRow) {
	const { cartType, categoryId } = section;
	const shelf = (
		filter: Parameters<typeof listGoodsForShelf>[1],
		order: "sales" | "new" = "sales",
	) => listGoodsForShelf(ctx, filter, { order, limit: goodsPerSection });
	switch (section.rule) {
		case "best":
			return shelf({ cartType });
		case "new":
			return shelf({ cartType }, "new");
		case "saving":
			return shelf({ cartType, onlySaving: true });
		case "category":
			return shelf({ categoryIds: { level: "top", id: categoryId ?? 0 } });
	}
}
