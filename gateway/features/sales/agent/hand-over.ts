import type { DataOf, Input } from "../../../contract/call";
import type { takeCheckoutOver } from "../../../contract/sales/agent-cart";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { findOwnAddress } from "../../identity/address/service";
import { makePreOrderOf } from "../checkout/service";
import { findMaster } from "./checkout";
import { savedNumberOf } from "./destination";
import { listenTo } from "./events";
import { slotsIn } from "./fulfilment";
import { readSession } from "./session";
import { insertHandover, updateSession } from "./session-repository";

/** What becomes of an order can be asked for so long. */
const keptMs = 180 * 24 * 60 * 60 * 1_000;

/**
 * What a program has put together becomes what its shopper is about to buy, on the shop's own pages and at their prices.
 * Which checkout it came from is kept beside it, for the program to ask what became of it.
 */
export async function takeOver(
	ctx: Ctx,
	{ checkout }: Input<typeof takeCheckoutOver>["body"],
): Promise<DataOf<typeof takeCheckoutOver>> {
	if (!ctx.settings.agents) throw new GatewayError(404, "notFound");
	const row = orNotFound(await readSession(ctx, "checkout", checkout));
	if (row.cancelledAt) throw new GatewayError(404, "notFound");
	const ordered = await findMaster(ctx, row);
	if (ordered?.paidAt)
		throw new GatewayError(409, "alreadyOrdered", {
			data: { orderNo: ordered.no },
		});
	const { idHash, agent, content } = row;
	const wanted = new Map(
		content.lines.flatMap(({ skuId, quantity }) =>
			skuId ? [[skuId, quantity] as const] : [],
		),
	);
	const number = savedNumberOf(content.destination?.id);
	const address = number && (await findOwnAddress(ctx, number));
	const addressId = address ? address.id : null;
	const createdAt = ctx.now();
	const expiresAt = new Date(createdAt.getTime() + keptMs);
	return ctx.db.transaction(async (tx) => {
		const made = await makePreOrderOf(ctx, tx, wanted);
		const { preOrderNo } = made;
		await insertHandover(tx, {
			preOrderNo,
			checkoutHash: idHash,
			agent,
			createdAt,
		});
		const handed = { checkoutId: checkout, preOrderNo, agent, at: createdAt };
		await listenTo(tx, handed, ctx.settings);
		await updateSession(tx, { idHash, expiresAt });
		return { ...made, addressId, slots: slotsIn(content) };
	});
}
