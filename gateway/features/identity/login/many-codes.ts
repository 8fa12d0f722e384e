import type { Ctx } from "../../../http/context";
import type { Limit } from "../../../http/limits";
import { requireProofOfWork } from "../../../http/proof-of-work";

/** Only counts: `code-limits.ts` refuses. */
const askedPerAddress: Limit = {
	name: "code-asked-hour",
	points: 1_000_000,
	seconds: 3_600,
};

/** From its fourth code within an hour on an address has to work for each: who wants many of them pays for them. */
export async function requireProofForMany(ctx: Ctx): Promise<void> {
	const [asked = 0] = await ctx.limits.take([
		{ limit: askedPerAddress, key: ctx.clientAddress },
	]);
	if (asked > ctx.settings.codesWithoutProof) await requireProofOfWork(ctx);
}
