import type { DataOf, Input } from "../../../contract/call";
import type { listRefunds } from "../../../contract/sales/refund";
import { refundReasons } from "../../../contract/sales/refund-terms";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { gatewayWords } from "../../../words/words";
import { listOwnAccounts } from "../../identity/user/service";
import { lockOrder } from "../order/service";
import { listExchanges } from "./exchange/repository";
import { findOwn } from "./own";
import { presentSummary } from "./presenter";
import * as repository from "./repository";
import { showRefund, showRefunds } from "./show";
import { moveRefund } from "./steps";

export { countUndecided } from "./decide";
export { requireWithinRole } from "./deciding";
export { refundFreight } from "./refund-freight";
export { refundMissing } from "./refund-missing";
export { refundWhole } from "./refund-whole";
export { blankDisputes as forgetDisputes } from "./return/dispute-repository";

// Refunds as their buyers meet them: their own and those of the tourists they took over; anybody else's is not found.

export function listReasons({ locale }: Ctx) {
	return refundReasons.map((reason) => ({
		reason,
		name: gatewayWords[locale].refundReason[reason],
	}));
}

export async function listOwnRefunds(
	ctx: Ctx,
	asked: Input<typeof listRefunds>["query"],
): Promise<DataOf<typeof listRefunds>> {
	const { db, locale } = ctx;
	const { uid } = signedInActor(ctx);
	const owners = await listOwnAccounts({ db }, uid);
	const [found, total] = await Promise.all([
		repository.listRefundRows(db, { owners }, sliceOf(asked)),
		repository.countRefunds(db, { owners }),
	]);
	const ids = found.map(({ refund }) => refund.id);
	const lines = await repository.listRefundLines(db, ids);
	const exchanges = await listExchanges(db, ids);
	const list = found.map((one) => {
		const { id } = one.refund;
		const own = lines.filter(({ part }) => part.refundId === id);
		const exchange = exchanges.find(({ row }) => row.refundId === id);
		return presentSummary({ ...one, lines: own, exchange }, locale);
	});
	return presentPage(asked, list, total);
}

export async function getOwnRefund(ctx: Ctx, refundNo: string) {
	const [shown] = await showRefunds(ctx, [await findOwn(ctx, refundNo)]);
	return orNotFound(shown);
}

/** Taken back already is well too. */
export async function revokeOwnRefund(ctx: Ctx, refundNo: string) {
	const { refund, masterId } = await findOwn(ctx, refundNo);
	await ctx.db.transaction(async (tx) => {
		const { master } = await lockOrder(tx, { id: refund.orderId, masterId });
		const row = await repository.getRefund(tx, refund.id);
		if (row.state === "revoked") return;
		const revoked = { to: "revoked", actor: "buyer", at: ctx.now() } as const;
		if (!(await moveRefund(tx, { master, row }, revoked)))
			throw new GatewayError(409, "refundDecided");
	});
	return showRefund(ctx, refundNo);
}

export async function countRefundsOf(ctx: Ctx, accountId: number) {
	const owners = await listOwnAccounts(ctx, accountId);
	return repository.countRefunds(ctx.db, { owners });
}

/** What is kept of an account's refunds, for whoever asks for all of it. */
export async function exportRefunds(ctx: Ctx, accountId: number) {
	const owners = await listOwnAccounts(ctx, accountId);
	return showRefunds(ctx, await repository.listRefundRows(ctx.db, { owners }));
}
