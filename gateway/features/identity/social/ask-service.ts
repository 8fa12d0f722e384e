import type { Ctx } from "../../../http/context";
import { describeFailure } from "../../../http/describe-failure";
import { GatewayError } from "../../../http/errors";
import type { Limit } from "../../../http/limits";
import { ServiceAway } from "../../../providers/ask";
import { NotConfirmed } from "../../../providers/social/interface";

/** Each question costs another service something, in our name. */
const askedPerAddress: Limit = {
	name: "social-address",
	points: 120,
	seconds: 3_600,
};
const retryAfterSeconds = 30;

/** Words what another service does: it vouches for nobody (400), or it is away (503) and may be back. */
export async function askService<Answer>(
	ctx: Ctx,
	question: () => Promise<Answer>,
): Promise<Answer> {
	await ctx.limits.take([{ limit: askedPerAddress, key: ctx.clientAddress }]);
	try {
		return await question();
	} catch (error) {
		if (error instanceof NotConfirmed)
			throw new GatewayError(400, "socialRefused");
		if (!(error instanceof ServiceAway)) throw error;
		ctx.log.warn({ failure: describeFailure(error) }, "a service is away");
		throw new GatewayError(503, "socialAway", { retryAfterSeconds });
	}
}
