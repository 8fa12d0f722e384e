import type { DataOf, Input } from "../../contract/call";
import type {
	getMerchant,
	listMerchants,
	MerchantCard,
} from "../../contract/merchant";
import { merchantTypes } from "../../db/schema/merchant";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { words } from "../../http/words";
import { listCategoryTree } from "../category/service";
import { presentMerchantCard, presentMerchantFront } from "./presenter";
import {
	countMerchants,
	findMerchant,
	listMerchantRows,
	listMerchantsOf,
} from "./repository";

// Merchants as visitors meet them, and what merchants can be and sell: the choices of the merchant street and of the
// application form. A merchant without goods on the shelf stands in no street, but its front is there.

export function listTypesOfMerchants(ctx: Ctx) {
	return merchantTypes.map((type, at) => ({
		id: at + 1,
		name: words[ctx.locale][type],
	}));
}

export async function listCategoriesOfMerchants(ctx: Ctx) {
	const tree = await listCategoryTree(ctx, "E_COMMERCE");
	return tree.map(({ id, name }) => ({ id, name }));
}

export async function readMerchantStreet(
	ctx: Ctx,
	{ page, limit, ...filter }: Input<typeof listMerchants>["query"],
): Promise<DataOf<typeof listMerchants>> {
	const slice = { limit, offset: (page - 1) * limit };
	const [rows, total] = await Promise.all([
		listMerchantRows(ctx.db, filter, slice),
		countMerchants(ctx.db, filter),
	]);
	return {
		list: rows.map((row) => presentMerchantCard(row, ctx.locale)),
		total,
		page,
		limit,
		totalPage: Math.ceil(total / limit),
	};
}

/** Of these merchants, in no order; one that nobody knows is missing. */
export async function listMerchantCards(
	ctx: Ctx,
	ids: number[],
): Promise<MerchantCard[]> {
	const rows = await listMerchantsOf(ctx.db, ids);
	return rows.map((row) => presentMerchantCard(row, ctx.locale));
}

export async function readMerchant(
	ctx: Ctx,
	id: number,
): Promise<DataOf<typeof getMerchant>> {
	const row = await findMerchant(ctx.db, id);
	if (!row) throw new GatewayError(404, "notFound");
	return presentMerchantFront(row, ctx.locale);
}
