import type { DataOf } from "../../contract/call";
import type { createOrder } from "../../contract/checkout";
import { payWithinMinutes } from "../../contract/checkout-terms";
import type { Transaction } from "../../db/client";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { hongKongTime } from "../../http/hong-kong-time";
import { takeOrdered } from "../cart/ordered";
import { spendCoupons } from "../coupon/use";
import { reserveStock } from "../goods/stock";
import { keepPlace, takePlace } from "../group/join";
import { type Command, findAnswer, keepAnswer } from "../idempotency/service";
import { drawOrderNo } from "../order/order-numbers";
import { lockMaster, markPaid } from "../order/steps";
import { tellCreated } from "../order/tell-steps";
import { spendPoints } from "../points/service";
import { holdSlots } from "../store/hold-slot";
import { holdOwnAccount } from "../user/hold-account";
import type { Body } from "./create";
import { insertOrder } from "./insert-order";
import type { Quoted } from "./read-quote";
import { findOrderedNo } from "./repository";

export type Created = DataOf<typeof createOrder>;

export interface Placing {
	body: Body;
	command: Command;
	quoted: Quoted;
	/** Whether the quote is what the shopper agreed to. */
	isAgreed: boolean;
}

/** Something that the quote counted on was taken meanwhile: the transaction is rolled back. */
class Taken extends Error {}

/**
 * Makes the order of a quote, all of it or nothing. What is taken is taken in one order by everybody, so that nobody
 * waits in a circle: the buyer's account, a place in a group, the cart, goods, skus, slots, coupons, points. A repetition waits for the
 * account's row, and finds the answer.
 */
export async function placeOrder(
	ctx: Ctx,
	placing: Placing,
): Promise<Created | "differs" | "taken"> {
	try {
		return await ctx.db.transaction((tx) => place(ctx, placing, tx));
	} catch (error) {
		if (error instanceof Taken) return "taken";
		throw error;
	}
}

async function place(
	ctx: Ctx,
	{ body, command, quoted, isAgreed }: Placing,
	tx: Transaction,
): Promise<Created | "differs"> {
	const { accountId } = command;
	await holdOwnAccount(tx, accountId);
	const known = await findAnswer(tx, command);
	if (known) return known.answer as Created;
	const orderNo = await findOrderedNo(tx, body.preOrderNo);
	if (orderNo)
		throw new GatewayError(409, "alreadyOrdered", { data: { orderNo } });
	if (!isAgreed) return "differs";
	const at = ctx.now();
	const no = drawOrderNo("PT");
	const place = await takePlaceOf(tx, { accountId, quoted, at });
	await takeGoods(tx, { accountId, quoted });
	const receiptIds = quoted.priced.couponShares.map(({ couponId }) => couponId);
	if (!(await spendCoupons(tx, { accountId, receiptIds, orderNo: no, at })))
		throw new Taken();
	const expiresAt = expiryOf(at, place?.closesAt);
	const order = { no, accountId, locale: ctx.locale, at, expiresAt };
	const masterId = await insertOrder(tx, order, { quoted, body });
	if (place) await keepPlace(tx, { ...place, masterId });
	const points = quoted.priced.pointsUsed;
	if (!(await spendPoints(tx, { accountId, masterId, points, at })))
		throw new Taken();
	const { total } = quoted.priced;
	const master = await lockMaster(tx, masterId);
	// Nothing is left to be paid: coupons and points cover all of it.
	if (total === "0.00") await markPaid(tx, master, at);
	else await tellCreated(tx, master);
	const answer = { orderNo: no, total, expiresAt: hongKongTime(expiresAt) };
	await keepAnswer(tx, command, { answer, at });
	return answer;
}

async function takePlaceOf(
	tx: Transaction,
	{ accountId, quoted, at }: { accountId: number; quoted: Quoted; at: Date },
) {
	const { joining, sold } = quoted;
	if (!joining) return undefined;
	const quantity = sold.reduce((pieces, line) => pieces + line.quantity, 0);
	const joiner = { accountId, quantity };
	const group = await takePlace(tx, joining, { ...joiner, at });
	if (!group) throw new Taken();
	const { id: groupId, closesAt } = group;
	return { groupId, closesAt, ...joiner, takenAt: at };
}

/** No later than the group that it is for. */
function expiryOf(at: Date, closesAt = new Date(8.64e15)): Date {
	const usual = at.getTime() + payWithinMinutes * 60_000;
	return new Date(Math.min(usual, closesAt.getTime()));
}

async function takeGoods(
	tx: Transaction,
	{ accountId, quoted }: { accountId: number; quoted: Quoted },
): Promise<void> {
	const { sold, preOrder, deliveries } = quoted;
	if (preOrder.isFromCart && !(await takeOrdered(tx, accountId, sold)))
		throw new GatewayError(409, "cartChanged");
	const pieces = sold.map((line) => ({ ...line, price: line.shelfPrice }));
	const short = await reserveStock(tx, pieces);
	if (short.length > 0) throw new Taken();
	const slots = [...deliveries.values()].flatMap(({ store, slot }) =>
		store && slot ? [{ storeId: store.id, startsAt: new Date(slot.from) }] : [],
	);
	const full = await holdSlots(tx, slots);
	if (full.length > 0) throw new Taken();
}
