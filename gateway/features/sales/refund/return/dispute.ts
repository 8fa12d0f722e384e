import type { Input } from "../../../../contract/call";
import type { objectToRefusal } from "../../../../contract/sales/return";
import type { Transaction } from "../../../../db/client";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { Exact, sum, toMoney } from "../../../../money/exact";
import {
	requireOwnPicture,
	showPicturesToStaff,
} from "../../../platform/upload/service";
import { type LockedOrder, lockOrder } from "../../order/service";
import { paidForNext } from "../../pricing/service";
import { findOwn } from "../own";
import { piecesLeft, readLines } from "../refundable";
import { getRefund, listRefundLines, type RefundRow } from "../repository";
import { showRefund } from "../show";
import { moveRefund } from "../steps";
import { insertDispute, reopenLines } from "./dispute-repository";
import { objectUntilOf } from "./presenter";
import { tellBegun } from "./tell-staff";

// A buyer who does not take no for an answer: within some days of a refusal an operator is asked, who decides for good.
// Meanwhile its lines wait as those of any application.

type Objection = Input<typeof objectToRefusal>["body"];

export async function objectToOwn(ctx: Ctx, refundNo: string, said: Objection) {
	const { refund, masterId } = await findOwn(ctx, refundNo);
	for (const path of said.images)
		await requireOwnPicture(ctx, { path, model: "refund", field: "images" });
	await ctx.db.transaction(async (tx) => {
		const locked = await lockOrder(tx, { id: refund.orderId, masterId });
		const row = await getRefund(tx, refund.id);
		if (row.state !== "disputed")
			await object(tx, locked, { row, said, at: ctx.now() });
	});
	return showRefund(ctx, refundNo);
}

interface Objecting {
	row: RefundRow;
	said: Objection;
	at: Date;
}

async function object(
	tx: Transaction,
	{ master, order }: LockedOrder,
	{ row, said, at }: Objecting,
): Promise<void> {
	const { refusal } = row;
	if (!refusal || !objectUntilOf(row, at))
		throw new GatewayError(409, "objectTooLate");
	const amounts = await worthNow(tx, order, row);
	await reopenLines(tx, row.id, amounts);
	const { objection, images } = said;
	await insertDispute(tx, {
		refundId: row.id,
		refusal,
		objection,
		images,
		objectedAt: at,
	});
	const amount = toMoney(sum(amounts.map((one) => new Exact(one.amount))));
	const changed = { refusal: null, amount };
	const move = { to: "disputed", actor: "buyer", at, changed } as const;
	await moveRefund(tx, { master, row }, move);
	const { merchantId } = row;
	await showPicturesToStaff(tx, { paths: images, merchantId });
	await tellBegun(tx, row);
}

/** Throws 409 where its pieces went back since, or are applied for anew. */
async function worthNow(
	tx: Transaction,
	order: LockedOrder["order"],
	{ id }: RefundRow,
) {
	const { lines, open } = await readLines(tx, order);
	const parts = await listRefundLines(tx, [id]);
	return parts.map(({ part: { lineId, quantity } }) => {
		if (open.has(lineId)) throw new GatewayError(409, "refundOpen");
		const line = lines.find((one) => one.id === lineId);
		if (!line || piecesLeft(line) < quantity)
			throw new GatewayError(409, "nothingToRefund");
		return { lineId, amount: paidForNext(line, quantity) };
	});
}
