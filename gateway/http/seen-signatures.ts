import { lt } from "drizzle-orm";
import { seenSignature } from "../db/schema/signature";
import type { Valued } from "../db/written-once";
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
	await sweepSignatures(ctx);
	const inserted = await insertSignature(ctx.db, signature, ctx.now());
	return inserted.length === 1;
}

/** Answers a row where it was not seen before; may be part of a larger statement. */
export function insertSignature(
	db: Ctx["db"],
	signature: Valued<string>,
	seenAt: Valued<Date>,
) {
	return db
		.insert(seenSignature)
		.values({ signature, seenAt })
		.onConflictDoNothing()
		.returning({ signature: seenSignature.signature });
}

/** Once a minute, by whoever asks. */
export async function sweepSignatures({ db, now }: Ctx): Promise<void> {
	const at = now().getTime();
	if (at - (sweptAt.get(db) ?? 0) <= sweepEveryMs) return;
	sweptAt.set(db, at);
	await db
		.delete(seenSignature)
		.where(lt(seenSignature.seenAt, new Date(at - rememberedMs)));
}
