import type { DataOf } from "../../../contract/call";
import type { getHealth } from "../../../contract/platform/health";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import type { Limit } from "../../../http/limits";

export { examineBeside } from "./examine";

// How the shop is, told to the shop's own owners as the doctor tells it at the machine. A look takes a process of its own and
// knocks at all that the shop reaches, so it is had a few times a minute, all owners together.

const perMinute: Limit = { name: "health-minute", points: 6, seconds: 60 };

export async function describeHealth(
	ctx: Ctx,
): Promise<DataOf<typeof getHealth>> {
	requireOperator(ctx.actor);
	if (!ctx.examine) throw new GatewayError(404, "notFound");
	await ctx.limits.take([{ limit: perMinute, key: "shop" }]);
	const lines = await ctx.examine();
	return { at: hongKongTime(ctx.now()), lines };
}
