import type { DataOf } from "../../../contract/call";
import type { createOrder } from "../../../contract/sales/checkout";
import { payWithinMinutes } from "../../../contract/sales/checkout-terms";
import { afterCommit } from "../../../db/after-commit";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { hongKongTime } from "../../../http/hong-kong-time";
import { count } from "../../../metrics";
import { reserveStock } from "../../catalog/goods/service";
import { holdSlots, type SlotOfStore } from "../../delivery/store/service";
import { accountLock, requireLive } from "../../identity/user/service";
import {
	answerOf,
	type Command,
	keptAnswer,
} from "../../platform/idempotency/service";
import { orderedCartLock, takeOrdered } from "../cart/service";
import { spendCoupons } from "../coupon/service";
import { keepPlace, takePlace } from "../group/service";
import {
	drawOrderNo,
	getMasterToPay,
	markPaid,
	tellCreated,
} from "../order/service";
import type { Contact } from "../order-message/service";
import { spendPoints } from "../points/service";
import { promisesOfOrders } from "../promise/service";
import { composeOrder, type NewOrder } from "./compose-order";
import type { Body } from "./create";
import { insertOrder } from "./order-repository";
import type { Quoted } from "./read-quote";
import { findBuyer } from "./repository";

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
 * waits in a circle: the buyer's account, a place in a group or the cart, goods, skus, slots, coupons, points. A
 * repetition waits for the account's row, and finds the answer.
 */
export async function placeOrder(
	ctx: Ctx,
	placing: Placing,
): Promise<Created | "differs" | "taken"> {
	const { command, quoted } = placing;
	const locks = [accountLock(command.accountId)];
	// What comes from the cart is bought alone, so no place in a group is taken before it.
	if (quoted.preOrder.isFromCart)
		locks.push(orderedCartLock(command.accountId));
	try {
		return await ctx.db.transaction((tx) => place(ctx, placing, tx), { locks });
	} catch (error) {
		if (error instanceof Taken) return "taken";
		throw error;
	}
}

async function place(
	ctx: Ctx,
	placing: Placing,
	tx: Transaction,
): Promise<Created | "differs"> {
	const { body, command, quoted, isAgreed } = placing;
	const { accountId, key } = command;
	const { preOrderNo } = body;
	const found = await findBuyer(tx, { accountId, key, preOrderNo });
	requireLive(found?.buyer);
	if (found?.command) return answerOf(found.command, command).answer as Created;
	const orderNo = found?.orderedNo;
	if (orderNo)
		throw new GatewayError(409, "alreadyOrdered", { data: { orderNo } });
	if (!isAgreed) return "differs";
	const at = ctx.now();
	const no = drawOrderNo("PT");
	const place = await takePlaceOf(tx, { accountId, quoted, at });
	await takeGoods(tx, { accountId, quoted });
	const { couponShares } = quoted.priced;
	const coupons = quoted.coupons.filter(({ id }) =>
		couponShares.some(({ couponId }) => couponId === id),
	);
	const receipts = await spendCoupons(tx, {
		accountId,
		coupons,
		orderNo: no,
		at,
	});
	if (!receipts) throw new Taken();
	const expiresAt = expiryOf(at, place?.closesAt);
	const order = { no, accountId, locale: ctx.locale, at, expiresAt };
	const { masterId, answer } = await writeOrder(tx, placing, {
		order,
		receipts,
		contact: found?.buyer,
	});
	if (place) await keepPlace(tx, { ...place, masterId });
	const points = quoted.priced.pointsUsed;
	if (!(await spendPoints(tx, { accountId, masterId, points, at })))
		throw new Taken();
	// Nothing is left to be paid: coupons and points cover all of it.
	if (answer.total === "0.00")
		await markPaid(tx, await getMasterToPay(tx, { masterId }), { at });
	afterCommit(tx, () => count("harbour_orders_placed_total"));
	return answer;
}

interface Written {
	order: NewOrder;
	/** Of the coupons that it uses. */
	receipts: ReadonlyMap<number, number>;
	contact: Contact;
}

/** The order, the message that it waits to be paid and the answer that a repetition finds, in one statement. */
async function writeOrder(
	tx: Transaction,
	{ body, command, quoted }: Placing,
	{ order, receipts, contact }: Written,
): Promise<{ masterId: number; answer: Created }> {
	const { no, at, expiresAt } = order;
	const { total } = quoted.priced;
	const answer = { orderNo: no, total, expiresAt: hongKongTime(expiresAt) };
	const composed = composeOrder(order, { quoted, body, receipts });
	const bought = {
		contact,
		lines: composed.orders.flatMap((one) => one.lines),
		slots: composed.orders.map(({ row }) => ({
			startsAt: row.slotStartsAt ?? null,
			isCollected: row.isCollected ?? false,
			point: row.point ?? null,
		})),
	};
	const masterId = await insertOrder(tx, composed, {
		answer: keptAnswer(tx, command, { answer, at }),
		promises: quoted.joining ? undefined : promisesOfOrders(at),
		message:
			total === "0.00" ? undefined : tellCreated(tx, composed.master, bought),
	});
	return { masterId, answer };
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
	const slots = [...deliveries.values()].flatMap(
		({ store, slot, isCollected }): SlotOfStore[] => {
			if (!store || !slot) return [];
			const kind = isCollected ? "collecting" : "delivery";
			const startsAt = new Date(slot.from);
			return [{ kind, storeId: store.id, startsAt }];
		},
	);
	const full = await holdSlots(tx, slots);
	if (full.length > 0) throw new Taken();
}
