import type { DataOf, Input } from "../../../contract/call";
import type { getGroup, listGroupOffers } from "../../../contract/sales/group";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentPage, sliceOf } from "../../../http/pages";
import { listOwnAccounts } from "../../identity/user/service";
import { isJoinable } from "./join";
import { presentGroup, presentOffer } from "./presenter";
import * as repository from "./repository";

export { listFailedGroups } from "./fail";
export {
	/** Their orders that are paid and were not paid back. */
	listPaidOrders as listPaidOrdersOf,
	/** Nothing is left to pay back. */
	setWoundUp as closeFailedGroup,
} from "./fail-repository";
export {
	type Joining,
	keepPlace,
	planJoin,
	priceTogether,
	takePlace,
} from "./join";
export { givePlaceBack, holdPlace, payPlace } from "./place";
export {
	/** False where somebody else did so before. The caller holds the master. */
	setPlaceReleased as releasePaidPlace,
} from "./place-repository";
export { presentGroupOfOrder } from "./presenter";
export { listGroupsOfMasters } from "./repository";
export { tellFailed } from "./tell";
export { refuseWaiting } from "./waiting";

// Group offers as shoppers meet them. Lists show groups that somebody has paid for and that can be joined; any other is
// seen by whoever has its number. People are named as reviews name them.

export async function listOffers(
	ctx: Ctx,
	{ goodsId, ...asked }: Input<typeof listGroupOffers>["query"],
): Promise<DataOf<typeof listGroupOffers>> {
	const { db, locale } = ctx;
	const now = ctx.now();
	const running = { now, goodsId };
	const [offers, total] = await Promise.all([
		repository.listRunningOffers(db, running, sliceOf(asked)),
		repository.countRunningOffers(db, running),
	]);
	const ids = offers.map(({ offer }) => offer.id);
	const { groups, counts } = await repository.listGroupsToJoin(db, ids, now);
	const members = await repository.listMembers(
		db,
		groups.map(({ id }) => id),
	);
	const list = offers.map((row) => ({
		...presentOffer(row, { locale, now }),
		groups: groups
			.filter(({ offerId }) => offerId === row.offer.id)
			.map((group) => presentGroup(group, members)),
		groupCount: counts.get(row.offer.id) ?? 0,
	}));
	return { ...presentPage(asked, list, total), now: hongKongTime(now) };
}

/** Throws 404 for one that is not there. */
export async function readGroup(
	ctx: Ctx,
	id: number,
): Promise<DataOf<typeof getGroup>> {
	const { db, locale } = ctx;
	const now = ctx.now();
	const group = orNotFound(await repository.findGroup(db, id));
	const offer = orNotFound(await repository.findOffer(db, group.offerId));
	const [members, own] = await Promise.all([
		repository.listMembers(db, [id]),
		findOwn(ctx, id),
	]);
	return {
		...presentGroup(group, members),
		offer: presentOffer(offer, { locale, now }),
		price: group.price,
		own,
		isJoinable: offer.isShown && offer.stock > 0 && isJoinable(group, now),
		now: hongKongTime(now),
	};
}

/** Of the account and of the tourists that it took over. */
async function findOwn({ db, actor }: Ctx, groupId: number) {
	if (actor.kind !== "account") return null;
	const accountIds = await listOwnAccounts({ db }, actor.uid);
	const own = await repository.findOwnPlace(db, groupId, accountIds);
	return own ? { orderNo: own.orderNo, isPaid: own.paidAt !== null } : null;
}
