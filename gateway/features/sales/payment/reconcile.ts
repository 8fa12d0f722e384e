import { describeFailure } from "../../../http/describe-failure";
import { askAfter, callOff } from "./learn";
import { claimOpen } from "./repository";
import type { PayDeps } from "./settle";

/** A try that young is still being answered. */
const quietMs = 5_000;
const batchMax = 25;
/** A turn of 500 tries asks a provider some sixteen times a second. */
const batchesMax = 20;
const atOnce = 5;

/**
 * Asks the providers after every try that is not decided, those that waited longest first, up to five hundred. Tries of
 * masters that are over are called off. Any number of processes may do so at once; answers how many tries were looked at.
 */
export async function reconcilePayments(ctx: PayDeps): Promise<number> {
	let looked = 0;
	for (let batch = 0; batch < batchesMax; batch += 1) {
		const found = await reconcileBatch(ctx);
		looked += found;
		if (found < batchMax) break;
	}
	return looked;
}

async function reconcileBatch(ctx: PayDeps): Promise<number> {
	const now = ctx.now();
	const before = new Date(now.getTime() - quietMs);
	const open = await claimOpen(ctx.db, { before, now }, batchMax);
	const waiting = [...open];
	async function work(): Promise<void> {
		for (let one = waiting.pop(); one; one = waiting.pop())
			await lookAt(ctx, one);
	}
	await Promise.all(Array.from({ length: atOnce }, work));
	return open.length;
}

type Open = Awaited<ReturnType<typeof claimOpen>>[number];

async function lookAt(ctx: PayDeps, { payment, master }: Open): Promise<void> {
	const { paidAt, cancelledAt, expiresAt } = master;
	const isOver = paidAt || cancelledAt || expiresAt <= ctx.now();
	try {
		await (isOver ? callOff : askAfter)(ctx, payment);
	} catch (error) {
		ctx.log.warn(
			{ payment: payment.id, failure: describeFailure(error) },
			"a payment could not be looked after",
		);
	}
}
