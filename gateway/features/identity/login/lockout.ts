import type { Ctx } from "../../../http/context";
import type { Claim, Limit } from "../../../http/limits";
import { requireProofOfWork } from "../../../http/proof-of-work";

// Guessing passwords: ten failures lock an account for the address they came from, and for nobody else, so that
// nobody can lock a stranger out. Where an account was guessed at from many addresses, each further try has to be worked
// for: its owner waits a second, and who guesses pays for each guess. Accounts that are not there answer alike. What
// happens beyond that is in `guesses.ts`.

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

/** Only counts: the failures of one account, wherever they came from. */
const perAccount: Limit = {
	name: "login-account",
	points: 1_000_000,
	seconds: 3_600,
};
/** Only counts: the same of its e-mail and its phone together. Nobody may see that the two belong together. */
const perOwner: Limit = { ...perAccount, name: "login-owner" };

/** A sign-in that is being tried: it counts as failed until it has succeeded. */
export interface Attempt {
	pair: Claim;
	/** What a success takes back. */
	counted: Claim[];
	count: number;
}

const pairOf = (ctx: Ctx, identity: string): Claim => ({
	limit: perPair,
	key: `${identity} ${ctx.clientAddress}`,
});

/**
 * Refuses with 429 while locked, whatever the password, and without a proof of work where the account has had its
 * failures of an hour: that asks for the same once more, and is not counted.
 */
export async function beginAttempt(
	ctx: Ctx,
	identity: string,
): Promise<Attempt> {
	const pair = pairOf(ctx, identity);
	const address = { limit: perAddress, key: ctx.clientAddress };
	const account = { limit: perAccount, key: identity };
	const claims = [pair, address, account];
	const [count = 0, , ofAccount = 0] = await ctx.limits.take(claims);
	if (ofAccount > ctx.settings.failuresWithoutProof)
		try {
			await requireProofOfWork(ctx);
		} catch (error) {
			await ctx.limits.giveBack(claims);
			throw error;
		}
	return { pair, counted: [address, account], count };
}

/** `name` stands for an owner who is not there. */
const ownerClaim = (accountId: number | undefined, name = ""): Claim => ({
	limit: perOwner,
	key: accountId === undefined ? name : `account ${accountId}`,
});

/** Counts the attempt against whose account it is as well; `tries` are those of an hour with this one. */
export async function countForOwner(
	ctx: Ctx,
	begun: Attempt,
	{ accountId, name }: { accountId: number | undefined; name: string },
): Promise<{ attempt: Attempt; tries: number }> {
	const owner = ownerClaim(accountId, name);
	const [tries = 0] = await ctx.limits.take([owner]);
	return { attempt: { ...begun, counted: [...begun.counted, owner] }, tries };
}

/** Guesses at a password that was changed are no longer of interest. */
export function forgetGuesses(ctx: Ctx, accountId: number): Promise<void> {
	return ctx.limits.clear(ownerClaim(accountId));
}

export async function noteFailure(
	ctx: Ctx,
	{ pair, count }: Attempt,
): Promise<void> {
	if (count >= failuresMax) await ctx.limits.hold(pair, lockSeconds);
}

export async function noteSuccess(
	ctx: Ctx,
	{ pair, counted }: Attempt,
): Promise<void> {
	await ctx.limits.clear(pair);
	await ctx.limits.giveBack(counted);
}

/** For whoever has proven an account in another way. */
export function unlock(ctx: Ctx, identity: string): Promise<void> {
	return ctx.limits.clear(pairOf(ctx, identity));
}
