import type { Call } from "../contract/call";
import { writtenUnknown } from "../contract/written";
import { count } from "../metrics";
import type { Ctx } from "./context";
import { GatewayError } from "./errors";

/** What the shop shows to everybody: goods, lists, searches, home, merchants and stores, not when they deliver. */
const shown =
	/^\/api\/front\/(activity|agreement|coupons|group|merchant|pc\/(help|home)|product|promotion|search|store\/(list|detail|category))(\/|$)/;

export const isForReplica = ({ method, path, who }: Call): boolean =>
	method === "GET" && who === "all" && shown.test(path);

/** Digits of a position in what the primary has written. */
const position = /^\d{1,20}$/;

/**
 * A read for nobody in particular goes to the replica, where there is one that is well and knows what the reader must see;
 * whatever fails there the primary answers. Whoever is signed in reads from the primary: what they changed is there.
 */
export async function readFromReplica<Answer>(
	ctx: Ctx,
	written: string | undefined,
	ask: (ctx: Ctx) => Promise<Answer>,
): Promise<Answer> {
	const { replica, actor, db } = ctx;
	if (!replica || actor.kind !== "visitor") return ask(ctx);
	const isFit =
		written !== writtenUnknown &&
		(await replica.isFit(
			position.test(written ?? "") ? BigInt(written ?? 0) : 0n,
		));
	if (isFit)
		try {
			const answer = await ask({ ...ctx, db: replica.db, primary: db });
			count("harbour_replica_reads_total", { outcome: "replica" });
			return answer;
		} catch (error) {
			if (error instanceof GatewayError) throw error;
			replica.standAside();
			count("harbour_replica_reads_total", { outcome: "failed" });
		}
	else count("harbour_replica_reads_total", { outcome: "primary" });
	return ask(ctx);
}
