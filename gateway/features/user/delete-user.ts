import type { Input } from "../../contract/call";
import type { deleteUser } from "../../contract/user";
import { signedInActor } from "../../http/access";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { forgetAddresses } from "../address/moving";
import { forgetApplications } from "../application/service";
import { forgetCart } from "../cart/service";
import { forgetPreOrders } from "../checkout/pre-order";
import { forgetFollows } from "../collect/follow";
import { forgetCollected } from "../collect/service";
import { forgetCoupons } from "../coupon/own-coupons";
import { cancelUnpaidOf, maskOrdersOfDeleted } from "../order/forget";
import { forgetPlaces } from "../place/service";
import { forgetReviews } from "../review/own-reviews";
import { forgetSessions } from "../session/service";
import {
	forgetPictures,
	listPersonalPictures,
	withdrawPictures,
} from "../upload/service";
import { holdOwnAccount } from "./hold-account";
import { proveOwner } from "./prove-owner";
import * as repository from "./repository";

/**
 * Deletes the account of the session: who it was is gone, what others need (orders, reviews) stays nameless. What is
 * paid is still delivered, and its address goes when that is over. An account that works for the shop or a merchant is
 * first released from that by an operator.
 */
export async function deleteOwnUser(
	ctx: Ctx,
	{ password = "", captcha }: Input<typeof deleteUser>["body"],
): Promise<null> {
	const { uid, scope } = signedInActor(ctx);
	if (scope.length > 0) throw new GatewayError(403, "staffStays");
	const owner = await repository.getAccount(ctx.db, uid);
	const spend = await proveOwner(ctx, owner, {
		password: { value: password, field: "password" },
		captcha,
	});
	const pictures = await listPersonalPictures(ctx, uid);
	await ctx.db.transaction(async (tx) => {
		await spend(tx);
		await holdOwnAccount(tx, uid);
		await cancelUnpaidOf(tx, uid, ctx.now());
		await repository.anonymise(tx, uid, ctx.now());
		await maskOrdersOfDeleted(tx, ctx.now());
		await forgetPreOrders(tx, uid);
		await forgetPlaces(tx, uid);
		await forgetSessions(tx, uid);
		await forgetAddresses(tx, uid);
		await forgetCart(tx, uid);
		await forgetCollected(tx, uid);
		await forgetFollows(tx, uid);
		await forgetCoupons(tx, uid);
		await forgetReviews(tx, uid);
		await forgetApplications(tx, uid);
		if (pictures.length > 0) await withdrawPictures(tx, uid, pictures);
	});
	await forgetPictures(ctx, pictures);
	return null;
}
