import type { Input } from "../../../contract/call";
import type {
	registerVisitor,
	SignedIn,
} from "../../../contract/identity/login";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import type { Limit } from "../../../http/limits";
import { openSessionIn } from "../session/service";
import { newTourist } from "./new-account";
import { normalizePhone } from "./phone";
import { insertAccount } from "./repository";

// A tourist buys without registering. Each entry is a fresh account: the e-mail is where the order is written to, never
// a way into anything that is there. The e-mail of a blocked member opens nothing.

const perAddress: Limit = { name: "visitor-hour", points: 60, seconds: 3_600 };

export async function enterAsVisitor(
	ctx: Ctx,
	{ email, phone, countryCode }: Input<typeof registerVisitor>["body"],
): Promise<SignedIn> {
	const contact = {
		email,
		...(phone && { phone: normalizePhone({ phone, countryCode }) }),
	};
	await ctx.limits.take([{ limit: perAddress, key: ctx.clientAddress }]);
	return ctx.db.transaction(async (tx) => {
		const tourist = await insertAccount(tx, newTourist(ctx, contact));
		if (!tourist) throw new GatewayError(500, "systemException");
		const owner = { ...tourist, guestEmail: email };
		return openSessionIn(tx, ctx, { ...owner, strategy: "visitor" });
	});
}
