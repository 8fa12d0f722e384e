import { merchantTypes } from "../../db/schema/merchant";
import type { Ctx } from "../../http/context";
import { words } from "../../http/words";
import { listCategoryTree } from "../category/service";

// What merchants can be and what they sell: the choices of the merchant street and of the application form.

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
