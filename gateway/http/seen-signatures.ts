import { lt } from "drizzle-orm";
import { seenSignature } from "../db/schema/signature";
import type { Ctx } from "./context";

/** Twice the clock tolerance: a signature older than this fails by its timestamp. */
const rememberedMs = 10 * 60_000;
const sweepEveryMs = 60_000;
/** Each gateway by its own clock. */
const sweptAt = new WeakMap<Ctx["db"], number>();

/** Remembers the signature of a write; false when it was seen before, by any process. */
export async function rememberSignature(
	ctx: Ctx,
	signature: string,
): Promise<boolean> {
	const seenAt = ctx.now();
	if (seenAt.getTime() - (sweptAt.get(ctx.db) ?? 0) > sweepEveryMs) {
		sweptAt.set(ctx.db, seenAt.getTime());
		await ctx.db
			.delete(seenSignature)
			.where(
				lt(seenSignature.seenAt, new Date(seenAt.getTime() - rememberedMs)),
			);
	}
	const inserted = await ctx.db
		.insert(seenSignature)
		.values({ signature, seenAt })
		.onConflictDoNothing()
		.returning({ signature: seenSignature.signature });
	return inserted.length === 1;
}
