import type { Input } from "../../../contract/call";
import type { TimeSpan } from "../../../contract/delivery/delivery-slot";
import { slotsOffered } from "../../../contract/delivery/weather-terms";
import type {
	HeldUp,
	rescheduleOrder,
} from "../../../contract/sales/reschedule";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import {
	findStoreRow,
	presentSlotAt,
	presentSpan,
	readSlots,
	sayClosure,
	slotsHeldBy,
} from "../../delivery/store/service";
import {
	getOwnOrderRow,
	lockOrder,
	type MerchantOrderRow,
} from "../order/service";
import { moveOrderTo } from "./move";
import { findClosure, findHeldUp } from "./repository";

// Orders whose slot the weather closed, as their buyers meet them: why, and one tap to another time. Anybody else's is
// not found.

export async function getOwnHeldUp(
	ctx: Ctx,
	orderNo: string,
): Promise<HeldUp | null> {
	const order = await getOwnOrderRow(ctx, orderNo);
	const heldUp = await findHeldUp(ctx.db, order.id);
	if (!heldUp || order.status !== "awaitingShipment") return null;
	const closure = await findClosure(ctx.db, heldUp.closureId);
	return {
		why: sayClosure(closure ?? { reason: "other", note: null }, ctx.locale),
		slot: presentSlotAt(heldUp.slotStartsAt),
		offered: nearest(await listOpenSlots(ctx, order), heldUp.slotStartsAt),
	};
}

type Slots = Awaited<ReturnType<typeof listOpenSlots>>;

/** Those nearest to what was promised, the soonest first. */
function nearest(open: Slots, promised: Date): TimeSpan[] {
	const away = ({ from }: Slots[number]) =>
		Math.abs(from.getTime() - promised.getTime());
	return open
		.toSorted((one, other) => away(one) - away(other))
		.slice(0, slotsOffered)
		.sort((one, other) => one.from.getTime() - other.from.getTime())
		.map(presentSpan);
}

/** By one tap, whether the shop moved it meanwhile or not: what is asked for is what it gets, once. */
export async function rescheduleOwnOrder(
	ctx: Ctx,
	{ params, body }: Pick<Input<typeof rescheduleOrder>, "params" | "body">,
): Promise<TimeSpan> {
	const found = await getOwnOrderRow(ctx, params.orderNo);
	const to = new Date(body.slot);
	const open = await listOpenSlots(ctx, found);
	await ctx.db.transaction(async (tx) => {
		const locked = await lockOrder(tx, found);
		const { slotStartsAt, status } = locked.order;
		const isThere = slotStartsAt?.getTime() === to.getTime();
		const heldUp = await findHeldUp(tx, found.id);
		if (!heldUp && isThere) return;
		if (!heldUp || status !== "awaitingShipment")
			throw new GatewayError(409, "notHeldUp");
		if (!open.some(({ from }) => from.getTime() === to.getTime()))
			throw new GatewayError(409, "slotTaken");
		const move = { to, by: "buyer", at: ctx.now() } as const;
		await moveOrderTo(tx, { locked, heldUp }, move);
	});
	return presentSlotAt(to);
}

/** Those of its store and kind that take orders now, the soonest first. */
export async function listOpenSlots(
	{ db, now }: Pick<Ctx, "db" | "now">,
	order: Pick<MerchantOrderRow, "storeId" | "slotStartsAt" | "isCollected">,
) {
	const [held] = slotsHeldBy(order);
	const store = held && (await findStoreRow(db, held.storeId));
	if (!store) return [];
	const asked = { now: now(), kind: held.kind };
	const daysOf = await readSlots({ db }, [store], asked);
	return daysOf(store.id)
		.flatMap(({ slots }) => slots)
		.filter(({ state }) => state === "open");
}
