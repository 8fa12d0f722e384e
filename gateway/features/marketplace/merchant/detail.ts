import type {
	MerchantDetail,
	MerchantService,
} from "../../../contract/marketplace/merchant";
import type { Ctx } from "../../../http/context";
import { getSiteConfig } from "../../content/site/service";
import { listFollowedOf } from "./follow";
import { presentService } from "./present-service";
import { presentMerchantFront } from "./presenter";
import { countQualifications } from "./qualification-repository";
import { getMerchantRow } from "./service";
import { presentShopType } from "./types";

// All that is known about one merchant, and how its shoppers reach it. Only whether it is followed depends on who asks.

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
export async function readMerchantService(
	ctx: Ctx,
	id: number,
): Promise<MerchantService> {
	const [row, { service }] = await Promise.all([
		getMerchantRow(ctx, id),
		getSiteConfig(ctx),
	]);
	return presentService(row, service);
}
