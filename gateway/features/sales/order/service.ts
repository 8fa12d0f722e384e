import type { MasterOrder } from "../../../contract/sales/order";
import type { OrderDetail } from "../../../contract/sales/order-detail";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { findBuyerContact } from "../order-message/service";
import { payStateOf } from "./pay-state";
import { findOwnMasterWithPayments } from "./payments-repository";
import { presentDetail } from "./present-detail";
import { presentMaster } from "./presenter";
import { readDetails } from "./read-details";
import { releaseMaster } from "./release";
import * as repository from "./repository";

export { isCancellable, refundUntilOf } from "./actions";
export { cancelRefunded } from "./cancel-refunded";
export { parcelUntil, waitsFrom } from "./collect-until";
export { completeOrder } from "./complete";
export { completedAfterDays, daysMs, receivedAfterDays } from "./days";
export { listOpenRefundLines } from "./detail-repository";
export { lineVector } from "./line-search";
export {
	holdOrder,
	type LockedOrder,
	lockOrder,
	type Moving,
} from "./lock-order";
export {
	areAllDelivered,
	findOwnerId,
	findParcelOrder,
	insertParcel,
	insertParcelAtStore,
	insertParcelEvent,
	insertStep,
	moveOrder,
} from "./move-repository";
export { drawCollectCode, drawOrderNo } from "./order-numbers";
export { getOwnOrderRow } from "./own-orders";
export { payStateOf } from "./pay-state";
export {
	choosePayMethod,
	getMasterToPay,
	getMasterWithPayments,
	type MasterToPay,
} from "./payments-repository";
export { piecesOf } from "./pieces";
export { receive } from "./receive";
export { hasReceived } from "./received-repository";
export { releaseCouponUses } from "./release-repository";
export {
	findOwnMaster,
	type LineRow,
	lineColumns,
	listLinesOf,
	lockMaster,
	type MasterRow as LockedMaster,
	type MerchantOrderRow,
	masterLock,
} from "./repository";
export {
	countWaitingOrders,
	getStaffOrderRow,
	showForStaff,
} from "./staff-orders";
export { markPaid } from "./steps";
export { tellAccepted, tellShipped, tellToCollect } from "./tell-moves";
export { tellCreated } from "./tell-steps";

// Orders as their buyers meet them. A master is seen and cancelled by whoever made it, and by the member who took over
// the tourist that did; anybody else's is not found.

export async function getOwnMaster(ctx: Ctx, orderNo: string) {
	return showMaster(ctx, await getOwnMasterRow(ctx, orderNo));
}

/** Whoever is shown an order: it need not be a request. */
type OrderReader = Pick<Ctx, "db" | "now" | "locale">;

export async function showMaster(
	{ db, locale, now }: OrderReader,
	master: repository.MasterRow,
): Promise<MasterOrder> {
	const [orders, lines, payments, contact] = await Promise.all([
		repository.listOrders(db, master.id),
		repository.listLines(db, master.id),
		repository.listPaymentStatesOf(db, [master.id]),
		findBuyerContact(db, master.accountId),
	]);
	const states = payments.map(({ state }) => state);
	const state = payStateOf(master, states, now());
	return presentMaster({ master, orders, lines, state, contact }, locale);
}

/** Cancelled already is well too. A charge that arrives afterwards is paid back by itself. */
export async function cancelOwnMaster(ctx: Ctx, orderNo: string) {
	const { id } = await getOwnMasterRow(ctx, orderNo);
	await ctx.db.transaction(async (tx) => {
		const master = await repository.lockMaster(tx, id);
		if (master.paidAt) throw new GatewayError(409, "orderPaid");
		await releaseMaster(tx, master, { actor: "buyer", at: ctx.now() });
	});
	return null;
}

/** With all tries to pay it. */
export async function getOwnMasterWithPayments(ctx: Ctx, orderNo: string) {
	const { uid } = signedInActor(ctx);
	return orNotFound(await findOwnMasterWithPayments(ctx.db, orderNo, uid));
}

async function getOwnMasterRow(ctx: Ctx, orderNo: string) {
	const { uid } = signedInActor(ctx);
	return orNotFound(await repository.findOwnMaster(ctx.db, orderNo, uid));
}

/** What one merchant's order held; throws 404 for another account's. */
export async function listLinesOfOwnOrder(ctx: Ctx, orderNo: string) {
	const { uid } = signedInActor(ctx);
	const lines = await repository.listLinesOfOrder(ctx.db, orderNo, uid);
	if (lines.length === 0) throw new GatewayError(404, "notFound");
	return lines;
}

export const countOrders = ({ db }: Ctx, accountId: number) =>
	repository.countOrdersOf(db, accountId);

/** What is kept of an account's orders, for whoever asks for all of it: with their history and their parcels. */
export async function exportOrders(
	ctx: Ctx,
	accountId: number,
): Promise<object[]> {
	const exported: object[] = [];
	for (const master of await repository.listMasters(ctx.db, accountId))
		exported.push(await showMasterInFull(ctx, master));
	return exported;
}

/** With the history, the parcels and the refunds of each merchant's part. */
export async function showMasterInFull(
	ctx: OrderReader,
	master: repository.MasterRow,
): Promise<Omit<MasterOrder, "orders"> & { orders: OrderDetail[] }> {
	const reading = { locale: ctx.locale, now: ctx.now() };
	const rows = await repository.listOrders(ctx.db, master.id);
	const ids = rows.map(({ order }) => order.id);
	const orders = (await readDetails(ctx, ids)).map((found) =>
		presentDetail(found, reading),
	);
	return { ...(await showMaster(ctx, master)), orders };
}
