import type {
	MerchantCategory,
	MerchantDetail,
} from "../../../contract/marketplace/merchant";
import type { Ctx } from "../../../http/context";
import { listCategoryTree } from "../../catalog/category/service";
import { countByCategory } from "../../catalog/goods/service";
import { getSiteConfig } from "../../content/site/service";
import { listFollowedOf } from "./follow";
import { presentMerchantFront, presentService } from "./presenter";
import { countQualifications } from "./repository";
import { getMerchantRow } from "./service";
import { presentShopType } from "./types";

// All that is known about one merchant, how its shoppers reach it and what it sells. Only whether it is followed depends
// on who asks.

/** Throws 404 for a merchant nobody knows. */
export async function readMerchantDetail(
	ctx: Ctx,
	id: number,
): Promise<MerchantDetail> {
	const row = await getMerchantRow(ctx, id);
	const [{ service }, qualificationCount, followed] = await Promise.all([
		getSiteConfig(ctx),
		countQualifications(ctx.db, id),
		ctx.actor.kind === "account" ? listFollowedOf(ctx, [id]) : [],
	]);
	const { type, openingHours } = row.merchant;
	return {
		...presentMerchantFront(row, ctx.locale),
		type: presentShopType(type, ctx.locale),
		openingHours,
		service: presentService(row, service),
		qualificationCount,
		isFollowed: followed.length > 0,
	};
}

/** Throws 404 for a merchant nobody knows. */
export async function readMerchantService(ctx: Ctx, id: number) {
	const [row, { service }] = await Promise.all([
		getMerchantRow(ctx, id),
		getSiteConfig(ctx),
	]);
	return presentService(row, service);
}

/** In the shop's order; those without goods of this merchant are missing. Throws 404 for a merchant nobody knows. */
export async function readCategoriesOfMerchant(
	ctx: Ctx,
	id: number,
): Promise<MerchantCategory[]> {
	await getMerchantRow(ctx, id);
	const [tree, counts] = await Promise.all([
		listCategoryTree(ctx),
		countByCategory(ctx, id),
	]);
	return tree
		.map((top) => {
			const childList = (top.childList ?? [])
				.map((leaf) => ({ ...leaf, count: counts.get(leaf.id) ?? 0 }))
				.filter(({ count }) => count > 0);
			const count = childList.reduce((sum, leaf) => sum + leaf.count, 0);
			return { ...top, childList, count };
		})
		.filter(({ count }) => count > 0);
}
