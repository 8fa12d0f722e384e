import type { DataOf, Input } from "../../../contract/call";
import {
	orderNo,
	refundNo as shapeOfNo,
} from "../../../contract/sales/order-number";
import type { RefundDetail } from "../../../contract/sales/refund";
import type { listStaffRefunds } from "../../../contract/sales/refund-admin";
import type { Transaction } from "../../../db/client";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { actorOf, isTheirs, merchantOf } from "../../../http/staff";
import { Exact } from "../../../money/exact";
import { recordAudit } from "../../platform/audit/service";
import { holdOrder, type LockedOrder } from "../order/service";
import { agree } from "./agree";
import { findPayBack } from "./pay-back-repository";
import * as repository from "./repository";
import { arrive, goesByHand } from "./send-back";
import { showRefund, showRefunds } from "./show";
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
	const filter = { merchantId, state, ...sought };
	const [found, total] = await Promise.all([
		repository.listRefundRows(ctx.db, filter, sliceOf(asked)),
		repository.countRefunds(ctx.db, filter),
	]);
	const list = await showRefunds(ctx, found);
	return presentPage(asked, list, total);
}

/** How many wait to be decided. */
export function countUndecided(
	{ db }: Pick<Ctx, "db">,
	merchantId: number | undefined,
): Promise<number> {
	return repository.countRefunds(db, { merchantId, state: "reviewing" });
}

/** Undefined for what is no number. */
function soughtBy(keyword: string): repository.RefundFilter | undefined {
	const no = keyword.toUpperCase();
	if (shapeOfNo.safeParse(no).success) return { no };
	return orderNo.safeParse(no).success ? { orderNo: no } : undefined;
}

export function approve(ctx: Ctx, refundNo: string): Promise<RefundDetail> {
	return decide(ctx, refundNo, async (tx, locked, row) => {
		const isAgreed = row.decidedAt !== null && row.state !== "refused";
		const agreement = { row, actor: actorOf(ctx), at: ctx.now() };
		return isAgreed || agree(tx, locked, agreement);
	});
}

export function refuse(ctx: Ctx, refundNo: string, refusal: string) {
	return decide(ctx, refundNo, async (tx, { master }, row) => {
		if (row.state === "refused") return true;
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

/** A role may decide up to an amount alone. */
function requireWithinRole({ actor }: Ctx, amount: string): void {
	const max = actor.kind === "account" ? actor.role?.refundMax : null;
	if (!max || new Exact(amount).lessThanOrEqualTo(max)) return;
	throw new GatewayError(403, "refundAboveRole", {
		values: { amount: max },
		data: { refundMax: max },
	});
}

/** False is a decision that comes too late. */
type Deciding = (
	tx: Transaction,
	locked: LockedOrder,
	row: repository.RefundRow,
) => Promise<boolean>;

async function decide(ctx: Ctx, no: string, work: Deciding) {
	const [found] = await repository.listRefundRows(ctx.db, { no });
	if (!found || !isTheirs(ctx, found.refund.merchantId))
		throw new GatewayError(404, "notFound");
	await ctx.db.transaction(async (tx) => {
		const { orderId: id, accountId } = found.refund;
		const { masterId } = found;
		const locked = await holdOrder(tx, { id, masterId, accountId });
		const row = await repository.getRefund(tx, found.refund.id);
		requireWithinRole(ctx, row.amount);
		if (!(await work(tx, locked, row)))
			throw new GatewayError(409, "refundDecided");
		const { state: after } = await repository.getRefund(tx, row.id);
		if (after === row.state) return;
		await recordAudit(tx, ctx, {
			action: "refund.decide",
			target: no,
			merchantId: row.merchantId,
			changes: [{ field: "state", before: row.state, after }],
		});
	});
	return showRefund(ctx, no);
}
