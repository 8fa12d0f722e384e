import type { DataOf } from "../../../contract/call";
import type { listBoughtBefore } from "../../../contract/sales/buy-again";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { listOwnAccounts } from "../../identity/user/service";
import { presentAisles } from "./presenter";
import { listBought } from "./repository";

// What an account has received, by aisle, so that a weekly shop is one walk. Of the latest 500 orders, with those of the
// tourists that it took over. What was paid back as a whole, and what its buyer took off the list, is not named.

export async function listOwnAisles(
	ctx: Ctx,
): Promise<DataOf<typeof listBoughtBefore>> {
	const { uid } = signedInActor(ctx);
	if (!ctx.settings.buyAgain) throw new GatewayError(404, "notFound");
	const accountIds = await listOwnAccounts(ctx, uid);
	const rows = await listBought(ctx.db, accountIds, ctx.now());
	return { aisles: presentAisles(rows, ctx) };
}
