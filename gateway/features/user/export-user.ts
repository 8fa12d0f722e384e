import { signedInActor } from "../../http/access";
import type { Ctx } from "../../http/context";
import { exportAddresses } from "../address/moving";
import { exportApplications } from "../application/service";
import { exportCart } from "../cart/service";
import { exportFollows } from "../collect/follow";
import { exportCollected } from "../collect/service";
import { exportCoupons } from "../coupon/own-coupons";
import { exportOrders } from "../order/service";
import { exportPlaces } from "../place/service";
import { exportPoints } from "../points/read-points";
import { exportRefunds } from "../refund/service";
import { exportReviews } from "../review/own-reviews";
import { listAllSessions } from "../session/service";
import { listPictures } from "../upload/service";
import * as repository from "./repository";

type Section = (ctx: Ctx, accountId: number) => Promise<unknown>;

/** All that the shop keeps of an account. A feature that keeps something more adds its line. */
const sections: Record<string, Section> = {
	account: describeAccount,
	visitsAsTourist: (ctx, id) => repository.listAdopted(ctx.db, id),
	otherServices: (ctx, id) => repository.listSocialIdentities(ctx.db, id),
	places: exportPlaces,
	sessions: listAllSessions,
	pictures: listPictures,
	addresses: exportAddresses,
	cart: exportCart,
	favourites: exportCollected,
	followedMerchants: exportFollows,
	coupons: exportCoupons,
	orders: exportOrders,
	points: exportPoints,
	reviews: exportReviews,
	refunds: exportRefunds,
	merchantApplications: exportApplications,
};

/** What the password's hash is stays out: it is a secret of the account, not a record about it. */
async function describeAccount(ctx: Ctx, id: number): Promise<unknown> {
	const { passwordHash, ...row } = await repository.getAccount(ctx.db, id);
	return { ...row, hasPassword: passwordHash !== null };
}

export async function exportOwnUser(
	ctx: Ctx,
): Promise<Record<string, unknown>> {
	const { uid } = signedInActor(ctx);
	const exported: Record<string, unknown> = {
		exportedAt: ctx.now().toISOString(),
	};
	for (const [name, section] of Object.entries(sections))
		exported[name] = await section(ctx, uid);
	// As it will read in the file: times as text.
	return JSON.parse(JSON.stringify(exported));
}
