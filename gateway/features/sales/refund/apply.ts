import type { Input } from "../../../contract/call";
import {
	applyForRefund,
	type RefundDetail,
} from "../../../contract/sales/refund";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { refuseField } from "../../../http/refuse-field";
import {
	type Command,
	findAnswer,
	keptAnswer,
	readCommand,
} from "../../platform/idempotency/service";
import {
	requireOwnPicture,
	showPicturesToStaff,
} from "../../platform/upload/service";
import { refuseWaiting } from "../group/service";
import { getOwnOrderRow, holdOrder } from "../order/service";
import { draftRefund } from "./draft";
import { readExchange } from "./exchange/ask";
import { insertExchange } from "./exchange/repository";
import {
	type LinesNow,
	piecesLeft,
	readLines,
	requireRefundable,
} from "./refundable";
import { type AskedReturn, readReturn, requireReturnable } from "./return/ask";
import { insertReturn } from "./return/repository";
import { showRefund } from "./show";
import { tellStep } from "./tell-step";

// An application for a refund: of pieces of an own order that is paid, until some days after its receipt. It happens
// once per key; a line waits for one decision at a time. What it comes to is worked out here and nowhere else.

type FoundOrder = Awaited<ReturnType<typeof getOwnOrderRow>>;
type Body = Input<typeof applyForRefund>["body"];

export async function applyForOwnRefund(ctx: Ctx, body: Body) {
	const command = readCommand(ctx, applyForRefund, body);
	const known = await findAnswer(ctx.db, command);
	if (known) return known.answer as RefundDetail;
	const order = await getOwnOrderRow(ctx, body.orderNo);
	for (const path of body.images)
		await requireOwnPicture(ctx, { path, model: "refund", field: "images" });
	const back = await readReturn(ctx, body);
	return ctx.db.transaction((tx) =>
		apply(ctx, tx, { body, command, order, back }),
	);
}

interface Application {
	body: Body;
	command: Command;
	order: FoundOrder;
	/** Where its goods come back. */
	back?: AskedReturn;
}

async function apply(
	ctx: Ctx,
	tx: Transaction,
	{ body, command, order, back }: Application,
): Promise<RefundDetail> {
	const held = await holdOrder(tx, order);
	const known = await findAnswer(tx, command);
	if (known) return known.answer as RefundDetail;
	const at = ctx.now();
	requireRefundable(held.order, at);
	await refuseWaiting(tx, held.master.id, "groupWaitsToRefund");
	const linesNow = await readLines(tx, held.order);
	const pieces = readPieces(body, linesNow);
	if (back) await requireReturnable(tx, held, pieces.keys());
	const { lines } = linesNow;
	const wanted = await readExchange(tx, held, { body, lines });
	const { reason, remark, images } = body;
	const row = await draftRefund(tx, held, {
		reason,
		remark,
		images,
		at,
		actor: "buyer",
		lines,
		pieces,
	});
	const refundId = row.id;
	if (back) await insertReturn(tx, { ...back, refundId });
	if (wanted) await insertExchange(tx, { ...wanted, refundId });
	const { merchantId } = row;
	await showPicturesToStaff(tx, { paths: images, merchantId });
	await tellStep(tx, held.master, row);
	const answer = await showRefund(ctx, row.no, tx);
	await keptAnswer(tx, command, { answer, at });
	return answer;
}

function readPieces(body: Body, { lines, open }: LinesNow) {
	const pieces = new Map<number, number>();
	for (const { lineId, quantity } of body.lines) {
		const line = lines.find(({ id }) => id === lineId);
		if (!line) throw refuseField("lines", "correctValue");
		if (open.has(lineId))
			throw new GatewayError(409, "refundOpen", { data: { lineId } });
		const left = piecesLeft(line);
		if (quantity > left) {
			const word = left === 0 ? "nothingToRefund" : "fewerToRefund";
			throw new GatewayError(409, word, { data: { lineId, left } });
		}
		pieces.set(lineId, quantity);
	}
	return pieces;
}
