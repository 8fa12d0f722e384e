import type { DataOf, Input } from "../../../contract/call";
import type {
	listMerchants,
	searchMerchants,
} from "../../../contract/marketplace/merchant";
import { streetGoodsMax } from "../../../contract/marketplace/merchant";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { listCategoryTree } from "../../catalog/category/service";
import { listBestSellers } from "../../catalog/goods/service";
import { presentMerchantCard, presentMerchantFront } from "./presenter";
import {
	countMerchants,
	findMerchant,
	listMerchantRows,
	listMerchantsOf,
	type MerchantRow,
} from "./repository";

export { openMerchant } from "./open-merchant";
export { changeOpeningHours } from "./opening-hours";
export {
	/** Counts scores of more reviews of its goods, 2 to 10 each, inside the caller's transaction. */
	addScores as rateMerchant,
} from "./repository";
export { presentShopType, shopTypeOf } from "./types";

// Merchants as visitors meet them, and what merchants can be and sell: the choices of the merchant street and of the
// application form. A merchant without goods on the shelf stands in no street, but its front is there.

export async function listCategoriesOfMerchants(ctx: Ctx) {
	const tree = await listCategoryTree(ctx, "E_COMMERCE");
	return tree.map(({ id, name }) => ({ id, name }));
}

type StreetInput =
	| Input<typeof listMerchants>["query"]
	| Input<typeof searchMerchants>["query"];

/** The street, or those of it whose name has a word. */
export async function readMerchantStreet(
	ctx: Ctx,
	{ sort, page, limit, ...filter }: StreetInput,
): Promise<DataOf<typeof listMerchants>> {
	const asked = { page, limit };
	const slice = { sort, ...sliceOf(asked) };
	const [rows, total] = await Promise.all([
		listMerchantRows(ctx.db, filter, slice),
		countMerchants(ctx.db, filter),
	]);
	return presentPage(asked, await withGoods(ctx, rows), total);
}

async function withGoods(ctx: Ctx, rows: MerchantRow[]) {
	const ids = rows.map(({ merchant }) => merchant.id);
	const best = await listBestSellers(ctx, ids, streetGoodsMax);
	return rows.map((row) => ({
		...presentMerchantCard(row, ctx.locale),
		goods: best
			.filter(({ merchantId }) => merchantId === row.merchant.id)
			.map(({ goods }) => goods),
	}));
}

/** Of these merchants, in no order; one that nobody knows is missing. */
export async function listMerchantCards(ctx: Ctx, ids: number[]) {
	const rows = await listMerchantsOf(ctx.db, ids);
	return rows.map((row) => presentMerchantCard(row, ctx.locale));
}

export async function readMerchant(ctx: Ctx, id: number) {
	return presentMerchantFront(await getMerchantRow(ctx, id), ctx.locale);
}

/** Throws 404 for a merchant nobody knows. */
export async function getMerchantRow(ctx: Ctx, id: number) {
	return orNotFound(await findMerchant(ctx.db, id));
}
