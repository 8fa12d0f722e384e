import type { Transaction } from "../../db/client";
import type { Ctx } from "../../http/context";
import { adoptAddresses } from "../address/moving";
import { adoptCart } from "../cart/adopt-cart";
import { adoptFollows } from "../collect/follow";
import { adoptCollected } from "../collect/service";
import { adoptCoupons } from "../coupon/own-coupons";
import { adoptPoints } from "../points/service";
import { adoptReviews } from "../review/own-reviews";
import { endSessions } from "../session/service";
import { adoptPictures } from "../upload/service";
import { adoptTouristsOf } from "./repository";

/** Whoever has proven an e-mail owns what tourists ordered and kept with it; those tourists are signed out. */
export async function adoptTourists(
	ctx: Ctx,
	owner: { email: string; memberId: number },
	tx: Transaction,
): Promise<void> {
	const tourists = await adoptTouristsOf(tx, owner);
	await adoptAddresses(tx, { from: tourists, to: owner.memberId });
	for (const accountId of tourists) {
		await endSessions(ctx, { accountId }, tx);
		const accounts = { from: accountId, to: owner.memberId };
		await adoptCart(tx, accounts);
		await adoptCollected(tx, accounts);
		await adoptFollows(tx, accounts);
		await adoptCoupons(tx, accounts);
		await adoptPoints(tx, accounts);
		await adoptReviews(tx, accounts);
		await adoptPictures(tx, accounts);
	}
}
