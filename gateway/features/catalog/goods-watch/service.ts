import type { Input } from "../../../contract/call";
import type * as contract from "../../../contract/catalog/goods-watch";
import type { Database } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import type { Claim } from "../../../http/limits";
import { refuseField } from "../../../http/refuse-field";
import { enqueueEffect } from "../../platform/outbox/service";
import * as repository from "./repository";
import { hashAddress, openStop } from "./stop-token";

export { deleteWatchesOfAccount as forgetWatches } from "./repository";

// Whoever waits for a sku that is sold out, or for a lower price of a favourite, is written to. A visitor gives an
// address, which gets that one mail and nothing else; the answer never says whether it was known. An address whose owner
// pressed "stop" is not written to again until that owner, signed in, asks for it.

const hour = 3_600;
const keptDays = 180;
const perReader = {
	name: "goods-watch-reader-day",
	points: 10,
	seconds: 24 * hour,
};
const perAddress = {
	name: "goods-watch-address-hour",
	points: 30,
	seconds: hour,
};

interface Reader {
	/** Who has proved that the address is theirs. */
	accountId?: number;
	email: string;
}

export async function watchStock(
	ctx: Ctx,
	{ skuId, email }: Input<typeof contract.watchStock>["body"],
): Promise<null> {
	const reader = await readerOf(ctx, email);
	await ctx.limits.take(claimsOf(ctx, reader));
	const { goodsId, stock } = orNotFound(
		await repository.findShownSku(ctx.db, skuId),
	);
	if (stock > 0 || !(await mayWrite(ctx, reader))) return null;
	const { accountId } = reader;
	await repository.insertStockWatch(ctx.db, {
		skuId,
		goodsId,
		accountId,
		email: accountId === undefined ? reader.email : undefined,
		locale: ctx.locale,
		askedAt: ctx.now(),
	});
	// What came back meanwhile was told before this one waited.
	const now = await repository.findShownSku(ctx.db, skuId);
	if (now && now.stock > 0)
		await ctx.db.transaction((tx) =>
			enqueueEffect(tx, "goods-watch", { goodsIds: [goodsId] }),
		);
	return null;
}

/** 404 for a goods that is no favourite. */
export async function watchPrice(
	ctx: Ctx,
	{ goodsId, isOn }: Input<typeof contract.watchPrice>["body"],
): Promise<null> {
	const { uid: accountId } = signedInActor(ctx);
	if (!isOn) {
		await repository.deletePriceWatch(ctx.db, { accountId, goodsId });
		return null;
	}
	const reader = await readerOf(ctx, undefined);
	await mayWrite(ctx, reader);
	const watch = { accountId, goodsId, locale: ctx.locale };
	if (!(await repository.insertPriceWatch(ctx.db, watch)))
		throw new GatewayError(404, "notFound");
	return null;
}

/** A token that is none of ours is answered like any other. */
export async function stopWatching(
	{ db, settings, now }: Ctx,
	{ token }: Input<typeof contract.stopWatching>["params"],
): Promise<null> {
	const address = openStop(token, settings.tokenSecret);
	if (address === undefined) return null;
	const addressHash = hashAddress(address, settings.tokenSecret);
	await db.transaction(async (tx) => {
		await repository.insertStop(tx, { addressHash, stoppedAt: now() });
		await repository.deleteWatchesOf(tx, address);
	});
	return null;
}

/** An address is not kept for goods that never come back. */
export async function sweepWatches(db: Database, now: Date): Promise<void> {
	await repository.deleteStockWatchesBefore(
		db,
		new Date(now.getTime() - keptDays * 24 * hour * 1_000),
	);
}

/** What is kept of an account's waiting, for whoever asks for all of it. */
export async function exportWatches({ db }: Ctx, accountId: number) {
	const [stock, prices] = await repository.listWatchesOf(db, accountId);
	return { stock, prices };
}

async function readerOf(
	{ actor, db }: Ctx,
	typed: string | undefined,
): Promise<Reader> {
	const own =
		actor.kind === "account"
			? await repository.findAccountEmail(db, actor.uid)
			: null;
	const email = own ?? typed;
	if (!email) throw refuseField("email", "emailEmpty");
	const isMember =
		own !== null && actor.kind === "account" && actor.accountKind === "member";
	return { email, ...(isMember && { accountId: actor.uid }) };
}

const claimsOf = (ctx: Ctx, { email, accountId }: Reader): Claim[] => [
	{ limit: perReader, key: accountId ? `account ${accountId}` : email },
	{ limit: perAddress, key: ctx.clientAddress },
];

/** A member's own wish lifts what that address stopped. */
async function mayWrite(
	{ db, settings }: Ctx,
	{ email, accountId }: Reader,
): Promise<boolean> {
	const hash = hashAddress(email, settings.tokenSecret);
	if (accountId === undefined) return !(await repository.isStopped(db, hash));
	await repository.deleteStop(db, hash);
	return true;
}
