import type { Input } from "../../../../contract/call";
import type { inspectReturn } from "../../../../contract/sales/return-admin";
import type { Transaction } from "../../../../db/client";
import type { Ctx } from "../../../../http/context";
import { refuseField } from "../../../../http/refuse-field";
import { actorOf } from "../../../../http/staff";
import { restock } from "../../../catalog/goods/service";
import {
	requireOwnPicture,
	showPicturesTo,
	showPicturesToStaff,
} from "../../../platform/upload/service";
import { type LockedOrder, piecesOf } from "../../order/service";
import { agree } from "../agree";
import { decide } from "../deciding";
import { listRefundLines, type RefundRow } from "../repository";
import { moveRefund, type RefundActor } from "../steps";
import { insertConditions, updateReturn } from "./repository";
import { readAccepted, splitRefund } from "./split";
import { markArrived } from "./start";

// Goods that came back, as staff find them: what is accepted is paid back at once, what is not becomes a refusal of its
// own. Pieces are sold again where they are here, good and accepted, and are no food: nobody knows where that has been.

type Inspection = Input<typeof inspectReturn>["body"];

export function arriveAtStaff(ctx: Ctx, refundNo: string) {
	return decide(ctx, refundNo, (tx, { master }, row) =>
		markArrived(tx, { master, row, actor: actorOf(ctx), at: ctx.now() }),
	);
}

export function inspect(ctx: Ctx, refundNo: string, body: Inspection) {
	return decide(ctx, refundNo, async (tx, locked, found) => {
		for (const path of body.images)
			await requireOwnPicture(
				ctx,
				{ path, model: "refund", field: "images" },
				tx,
			);
		const { master } = locked;
		const step = { actor: actorOf(ctx), at: ctx.now() };
		if (!(await markArrived(tx, { master, row: found, ...step }))) return false;
		const row: RefundRow = { ...found, state: "arrived" };
		const { images: paths } = body;
		const { merchantId, accountId } = row;
		await showPicturesToStaff(tx, { paths, merchantId });
		await showPicturesTo(tx, { paths, accountId });
		await updateReturn(tx, row.id, { images: body.images });
		return accept(tx, locked, { row, body, ...step });
	});
}

interface Accepting {
	row: RefundRow;
	body: Inspection;
	actor: RefundActor;
	at: Date;
}

async function accept(
	tx: Transaction,
	locked: LockedOrder,
	{ row, body, actor, at }: Accepting,
): Promise<boolean> {
	const parts = await listRefundLines(tx, [row.id]);
	const accepted = readAccepted(parts, body.lines);
	const { kept, rest } = await splitRefund(tx, row, { accepted, actor });
	if (rest && !body.refusal) throw refuseField("refusal", "emptyReason");
	if (rest) {
		const changed = { refusal: body.refusal, decidedAt: at };
		const { master } = locked;
		await describe(tx, rest, { body, restocked: () => 0 });
		await moveRefund(
			tx,
			{ master, row: rest },
			{ to: "refused", actor, at, changed },
		);
	}
	if (!kept) return true;
	const isSoldAgain = locked.order.cartType === "E_COMMERCE";
	const { lines } = await describe(tx, kept, {
		body,
		restocked: (lineId) => (isSoldAgain ? (accepted.get(lineId) ?? 0) : 0),
	});
	await restock(
		tx,
		piecesOf(
			lines.map(({ line, restocked }) => ({
				skuId: line.skuId,
				quantity: restocked,
			})),
		),
	);
	return agree(tx, locked, { row: kept, actor, at });
}

/** Keeps how its lines were found; pieces of good ones alone are sold again. */
async function describe(
	tx: Transaction,
	{ id: refundId }: RefundRow,
	{
		body,
		restocked,
	}: { body: Inspection; restocked: (lineId: number) => number },
) {
	const lines = (await listRefundLines(tx, [refundId])).map(({ line }) => {
		const said = body.lines.find(({ lineId }) => lineId === line.id);
		// Of what staff do not speak nothing has come.
		const condition = said?.condition ?? "missingPieces";
		const pieces = condition === "good" ? restocked(line.id) : 0;
		return { line, condition, restocked: pieces };
	});
	await insertConditions(
		tx,
		lines.map(({ line, ...found }) => ({
			...found,
			refundId,
			lineId: line.id,
		})),
	);
	return { lines };
}
