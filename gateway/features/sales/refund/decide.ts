import type { DataOf, Input } from "../../../contract/call";
import {
	orderNo,
	refundNo as shapeOfNo,
} from "../../../contract/sales/order-number";
import type { RefundDetail } from "../../../contract/sales/refund";
import type { listStaffRefunds } from "../../../contract/sales/refund-admin";
import {
	comingBack,
	type RefundState,
} from "../../../contract/sales/refund-terms";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { actorOf, isOperator, merchantOf } from "../../../http/staff";
import { agree } from "./agree";
import { decide } from "./deciding";
import { findPayBack } from "./pay-back-repository";
import * as repository from "./repository";
import { findReturn } from "./return/repository";
import { startReturn } from "./return/start";
import { arrive, goesByHand } from "./send-back";
import { showRefunds } from "./show";
import { moveRefund } from "./steps";

// Refunds as they are decided: by the staff of their merchant, or by operators. Anything else is not found. What is
// decided stays decided; to say the same again does nothing and is well.

export async function listRefundsOfStaff(
	ctx: Ctx,
	{ state, keyword, merId, ...asked }: Input<typeof listStaffRefunds>["query"],
): Promise<DataOf<typeof listStaffRefunds>> {
	const merchantId = merchantOf(ctx, merId);
	const sought = keyword ? soughtBy(keyword) : {};
	if (!sought) return presentPage(asked, [], 0);
	const states = state === "waiting" ? waitingFor(ctx) : state && [state];
	const filter = { merchantId, states, ...sought };
	const [found, total] = await Promise.all([
		repository.listRefundRows(ctx.db, filter, sliceOf(asked)),
		repository.countRefunds(ctx.db, filter),
	]);
	const list = await showRefunds(ctx, found);
	return presentPage(asked, list, total);
}

/** How many wait for whoever asks. */
export function countUndecided(
	ctx: Ctx,
	merchantId: number | undefined,
): Promise<number> {
	const filter = { merchantId, states: waitingFor(ctx) };
	return repository.countRefunds(ctx.db, filter);
}

/** To be decided, or for goods that are here to be looked at; disputes are an operator's to decide. */
function waitingFor(ctx: Ctx): readonly RefundState[] {
	return isOperator(ctx) ? [...theirs, "disputed"] : theirs;
}

const theirs: readonly RefundState[] = ["reviewing", "arrived"];

/** Undefined for what is no number. */
function soughtBy(keyword: string): repository.RefundFilter | undefined {
	const no = keyword.toUpperCase();
	if (shapeOfNo.safeParse(no).success) return { no };
	return orderNo.safeParse(no).success ? { orderNo: no } : undefined;
}

/** Where its goods must come back, they may be sent from now on, and no money goes yet. */
export function approve(ctx: Ctx, refundNo: string): Promise<RefundDetail> {
	return decide(ctx, refundNo, async (tx, locked, row) => {
		if (agreedTo.includes(row.state)) return true;
		if (row.state !== "reviewing") return false;
		const { master } = locked;
		const agreement = { row, actor: actorOf(ctx), at: ctx.now() };
		return (await findReturn(tx, row.id))
			? startReturn(tx, { master, ...agreement })
			: agree(tx, locked, agreement);
	});
}

const agreedTo: readonly RefundState[] = [
	...comingBack,
	"refunding",
	"refunded",
	"merchantRefunded",
];

export function refuse(ctx: Ctx, refundNo: string, refusal: string) {
	return decide(ctx, refundNo, async (tx, { master }, row) => {
		if (row.state === "refused") return true;
		if (row.state !== "reviewing") return false;
		const at = ctx.now();
		const changed = { refusal, decidedAt: at };
		const move = { to: "refused", actor: actorOf(ctx), at, changed } as const;
		return moveRefund(tx, { master, row }, move);
	});
}

/** Operators alone: the money of a transfer is the shop's. */
export async function confirmSent(ctx: Ctx, refundNo: string) {
	requireOperator(ctx.actor);
	return decide(ctx, refundNo, async (tx, _locked, row) => {
		if (row.state === "merchantRefunded") return true;
		const owed = await findPayBack(tx, row.id);
		if (owed && !goesByHand(owed.payment.method))
			throw new GatewayError(409, "refundByItself");
		if (row.state !== "refunding") return false;
		const sent = { to: "merchantRefunded", actor: "operator" } as const;
		await arrive(tx, row.id, { ...sent, at: ctx.now() });
		return true;
	});
}
