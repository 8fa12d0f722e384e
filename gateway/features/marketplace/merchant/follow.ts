import type { DataOf, Input } from "../../../contract/call";
import type {
	followMerchant,
	listFollowedMerchants,
} from "../../../contract/marketplace/merchant-follow";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import { presentPage, sliceOf } from "../../../http/pages";
import * as repository from "./follow-repository";
import { listMerchantCards } from "./service";

// Merchants that an account follows, each once. A merchant's number of followers changes in the transaction that
// follows, so that it is always how many there are; pages that are shared may show it a little late.

type Followers = DataOf<typeof followMerchant>;

export function followOneMerchant(
	ctx: Ctx,
	merchantId: number,
): Promise<Followers> {
	return change(ctx, merchantId, async (tx, follow) => {
		const row = { ...follow, followedAt: ctx.now() };
		return (await repository.insertFollow(tx, row)) ? 1 : 0;
	});
}

export function unfollowOneMerchant(
	ctx: Ctx,
	merchantId: number,
): Promise<Followers> {
	return change(ctx, merchantId, async (tx, follow) =>
		(await repository.deleteFollow(tx, follow)) ? -1 : 0,
	);
}

function change(
	ctx: Ctx,
	merchantId: number,
	write: (tx: Transaction, follow: repository.Follow) => Promise<1 | 0 | -1>,
): Promise<Followers> {
	const { uid: accountId } = signedInActor(ctx);
	return ctx.db.transaction(async (tx) => {
		orNotFound(await repository.findFollowers(tx, merchantId));
		const by = await write(tx, { accountId, merchantId });
		if (by !== 0) await repository.addFollowers(tx, [merchantId], by);
		const now = await repository.findFollowers(tx, merchantId);
		return now ?? { followers: 0 };
	});
}

export async function listOwnFollows(
	ctx: Ctx,
	asked: Input<typeof listFollowedMerchants>["query"],
): Promise<DataOf<typeof listFollowedMerchants>> {
	const { uid } = signedInActor(ctx);
	const [follows, total] = await Promise.all([
		repository.listFollows(ctx.db, uid, sliceOf(asked)),
		repository.countFollows(ctx.db, uid),
	]);
	return presentPage(asked, await withCards(ctx, follows), total);
}

async function withCards(
	ctx: Ctx,
	follows: { merchantId: number; followedAt: Date }[],
) {
	const ids = follows.map(({ merchantId }) => merchantId);
	const cards = new Map(
		(await listMerchantCards(ctx, ids)).map((card) => [card.id, card]),
	);
	return follows.flatMap(({ merchantId, followedAt }) => {
		const card = cards.get(merchantId);
		return card ? [{ ...card, followedAt: hongKongTime(followedAt) }] : [];
	});
}

/** Those of these merchants that the account follows. */
export async function listFollowedOf(ctx: Ctx, merchantIds: number[] = []) {
	const { uid } = signedInActor(ctx);
	if (merchantIds.length === 0) return [];
	return repository.listFollowedOf(ctx.db, uid, merchantIds);
}

/** What an account follows, for whoever asks for all of it. */
export async function exportFollows(ctx: Ctx, accountId: number) {
	return withCards(ctx, await repository.listFollows(ctx.db, accountId));
}

/** What both followed has one follower less. */
export async function adoptFollows(
	tx: Transaction,
	accounts: { from: number; to: number },
): Promise<void> {
	const both = await repository.moveFollows(tx, accounts);
	await repository.addFollowers(tx, both, -1);
}

export async function forgetFollows(tx: Transaction, accountId: number) {
	const gone = await repository.deleteFollows(tx, accountId);
	const merchantIds = gone.map(({ merchantId }) => merchantId);
	await repository.addFollowers(tx, merchantIds, -1);
}
