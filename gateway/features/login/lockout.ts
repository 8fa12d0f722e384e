import type { Ctx } from "../../http/context";
import type { Claim, Limit } from "../../http/limits";

// Guessing passwords: ten failures lock an account for the address they came from, and for nobody else, so that
// nobody can lock a stranger out. Accounts that are not there lock alike.

const lockSeconds = 15 * 60;
const failuresMax = 10;
const perPair: Limit = {
	name: "login-pair",
	points: failuresMax,
	seconds: lockSeconds,
};
/** One address that tries many accounts. */
const perAddress: Limit = {
	name: "login-address",
	points: 300,
	seconds: 3_600,
};

/** A sign-in that is being tried: it counts as failed until it has succeeded. */
export interface Attempt {
	pair: Claim;
	address: Claim;
	count: number;
}

const pairOf = (ctx: Ctx, identity: string): Claim => ({
	limit: perPair,
	key: `${identity} ${ctx.clientAddress}`,
});

/** Refuses with 429 while locked, whatever the password. */
export async function beginAttempt(
	ctx: Ctx,
	identity: string,
): Promise<Attempt> {
	const pair = pairOf(ctx, identity);
	const address = { limit: perAddress, key: ctx.clientAddress };
	const [count = 0] = await ctx.limits.take([pair, address]);
	return { pair, address, count };
}

export async function noteFailure(
	ctx: Ctx,
	{ pair, count }: Attempt,
): Promise<void> {
	if (count >= failuresMax) await ctx.limits.hold(pair, lockSeconds);
}

export async function noteSuccess(
	ctx: Ctx,
	{ pair, address }: Attempt,
): Promise<void> {
	await ctx.limits.clear(pair);
	await ctx.limits.giveBack([address]);
}

/** For whoever has proven an account in another way. */
export function unlock(ctx: Ctx, identity: string): Promise<void> {
	return ctx.limits.clear(pairOf(ctx, identity));
}
