import type { Input } from "../../../contract/call";
import type {
	listSubstitutes,
	pickOrder,
	StaffOrder,
	SubstituteOffer,
} from "../../../contract/sales/order-admin";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { actorOf } from "../../../http/staff";
import {
	findOnShelf,
	holdStock,
	offerSubstitutes,
	type Pieces,
	pictureOf,
	takeStock,
} from "../../catalog/goods/service";
import { recordAudit } from "../../platform/audit/service";
import {
	getStaffOrderRow,
	holdOrder,
	type LineRow,
	type LockedOrder,
	listLinesOf,
	listOpenRefundLines,
	piecesOf,
	showForStaff,
} from "../order/service";
import { refundMissing, requireWithinRole } from "../refund/service";
import { insertPicks, type PickedLine, setPicked } from "./repository";

// How a supermarket order was picked, said once, between acceptance and shipment. What is missing is paid back; what took
// its place follows the buyer's choice, never costs the buyer more, and leaves the shelf. See docs/decisions/030.

type Body = Input<typeof pickOrder>["body"];
type Said = Body["lines"][number];
export async function pickForStaff(
	ctx: Ctx,
	{ params, body }: Pick<Input<typeof pickOrder>, "params" | "body">,
): Promise<StaffOrder> {
	const found = await getStaffOrderRow(ctx, params.orderNo);
	const said = body.lines.filter((one) => one.missing > 0 || one.substitute);
	await ctx.db.transaction(async (tx) => {
		const locked = await holdOrder(tx, found);
		await requirePickable(tx, locked.order);
		await pick(ctx, tx, { locked, said });
		const { no, merchantId } = found;
		const after = said.map(({ lineId, missing, substitute }) => ({
			lineId,
			missing,
			substitute: substitute?.skuId,
		}));
		const changes = [{ field: "lines", before: "", after }];
		await recordAudit(tx, ctx, {
			action: "order.pick",
			target: no,
			merchantId,
			changes,
		});
	});
	return showForStaff(ctx, found);
}

async function requirePickable(tx: Transaction, order: LockedOrder["order"]) {
	const { id, paid, status, cartType, acceptedAt, pickedAt } = order;
	if (!paid || status !== "awaitingShipment" || cartType !== "SUPERMARKET")
		throw new GatewayError(409, "notToPick");
	if (!acceptedAt) throw new GatewayError(409, "acceptFirst");
	if (pickedAt) throw new GatewayError(409, "pickedAlready");
	if ((await listOpenRefundLines(tx, [id])).length > 0)
		throw new GatewayError(409, "refundOpen");
}

async function pick(
	ctx: Ctx,
	tx: Transaction,
	{ locked, said }: { locked: LockedOrder; said: Said[] },
): Promise<void> {
	const { id: orderId, merchantId } = locked.order;
	const at = ctx.now();
	const lines = await listLinesOf(tx, [orderId]);
	const wanted = said.flatMap(({ substitute }) => substitute?.skuId ?? []);
	const touched = said.map((one) => lineOf(lines, one));
	await holdStock(tx, [...touched.map(({ skuId }) => skuId), ...wanted]);
	const onShelf = (await findOnShelf(tx, wanted)).filter(
		(one) => one.merchantId === merchantId && one.cartType === "SUPERMARKET",
	);
	const rows = said.map((one) => ({ ...rowOf(one, onShelf), orderId, at }));
	await setPicked(tx, orderId, at);
	await insertPicks(tx, rows);
	const paidBack = await refundMissing(tx, locked, {
		actor: actorOf(ctx),
		at,
		parts: rows.map(({ lineId, missing, ...row }) => ({
			lineId,
			missing,
			substitute: row.substitutePrice
				? { quantity: row.substituteQuantity ?? 0, price: row.substitutePrice }
				: undefined,
		})),
	});
	requireWithinRole(ctx, paidBack);
	// What was paid back came into stock by that, and is not there.
	await takeAll(tx, [
		...said.map((one) => ({
			skuId: lineOf(lines, one).skuId,
			quantity: one.missing,
		})),
		...said.flatMap(({ substitute }) => substitute ?? []),
	]);
}

/** Throws where a line is none of the order's, has fewer pieces left, or its buyer wants it otherwise. */
function lineOf(
	lines: LineRow[],
	{ lineId, missing, substitute }: Said,
): LineRow {
	const line = lines.find(({ id }) => id === lineId);
	const pieces = missing + (substitute?.quantity ?? 0);
	if (!line || pieces > line.quantity - line.refundedQuantity)
		throw new GatewayError(409, "pickDiffers", { data: { lineId } });
	const { substitution } = line;
	if (substitute && substitution === "none")
		throw new GatewayError(409, "noSubstitute", { data: { lineId } });
	if (substitute && substitution === "ask" && !substitute.hasAsked)
		throw new GatewayError(409, "askFirst", { data: { lineId } });
	return line;
}

function rowOf(
	{ lineId, missing, substitute }: Said,
	onShelf: Awaited<ReturnType<typeof findOnShelf>>,
): Omit<PickedLine, "orderId" | "at"> {
	if (!substitute) return { lineId, missing, substituteQuantity: 0 };
	const found = onShelf.find(({ skuId }) => skuId === substitute.skuId);
	if (!found)
		throw new GatewayError(409, "substituteGone", { data: { lineId } });
	return {
		lineId,
		missing,
		substituteSkuId: found.skuId,
		substituteQuantity: substitute.quantity,
		substituteName: found.name,
		substituteImage: pictureOf(found),
		substitutePrice: found.price,
		hasAsked: substitute.hasAsked,
	};
}

async function takeAll(tx: Transaction, pieces: Pieces[]) {
	const taken = piecesOf(pieces);
	if (taken.length === 0) return;
	if ((await takeStock(tx, taken)).length > 0)
		throw new GatewayError(409, "substituteGone");
}

export async function listSubstitutesForStaff(
	ctx: Ctx,
	{ params, query }: Pick<Input<typeof listSubstitutes>, "params" | "query">,
): Promise<SubstituteOffer[]> {
	const { id } = await getStaffOrderRow(ctx, params.orderNo);
	const lines = await listLinesOf(ctx.db, [id]);
	const line = orNotFound(lines.find((one) => one.id === query.lineId));
	return offerSubstitutes(ctx, line);
}
