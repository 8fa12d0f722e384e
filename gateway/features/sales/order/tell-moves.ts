import { spellCode } from "../../../contract/delivery/collecting-terms";
import { localize } from "../../../contract/locale";
import { refundWithinDays } from "../../../contract/sales/refund-terms";
import type { Transaction } from "../../../db/client";
import { momentIn, tellBuyer } from "../order-message/service";
import { daysMs } from "./days";
import type { LockedOrder } from "./lock-order";
import type { NewParcelRow } from "./move-repository";
import { type LineRow, listLinesOf, listOrdersById } from "./repository";
import { describeOrder } from "./tell-steps";
import { waitingPlaceOf } from "./waiting-place";

// What a buyer hears of one merchant's order once it is paid, each once.

type Message = Parameters<typeof tellBuyer>[2];

function tell(
	tx: Transaction,
	{ master, order: { no } }: LockedOrder,
	{
		values,
		...message
	}: Omit<Message, "path" | "reference"> & Partial<Pick<Message, "reference">>,
): Promise<void> {
	return tellBuyer(tx, master, {
		reference: `${message.template} ${no}`,
		...message,
		values: { orderNo: no, ...values },
		path: `/users/order_detail?orderNo=${no}`,
	});
}

export async function tellAccepted(tx: Transaction, locked: LockedOrder) {
	const lines = await listLinesOf(tx, [locked.order.id]);
	const described = describeOrder(locked, lines);
	await tell(tx, locked, { template: "orderAccepted", ...described });
}

/** With what its parcels are followed by. Contents of virtual ones stay in the shop: a mail may be read by anybody. */
export function tellShipped(
	tx: Transaction,
	locked: LockedOrder,
	{
		parcels,
		lines,
	}: {
		parcels: Omit<NewParcelRow, "orderId" | "shippedAt">[];
		lines: LineRow[];
	},
): Promise<void> {
	const followed = parcels.flatMap((one) => {
		if (one.method === "courier") return `${one.courier} ${one.trackingNo}`;
		if (one.method === "own")
			return `${one.delivererName} ${one.delivererPhone}`;
		return [];
	});
	const { values, ...described } = describeOrder(locked, lines);
	const { no, point } = locked.order;
	return tell(tx, locked, {
		template: point?.kind === "store" ? "orderShippedToStore" : "orderShipped",
		reference: `orderShipped ${no}`,
		values: { ...values, parcels: followed.join("\n") },
		...described,
	});
}

/** What waits to be fetched: where, until when, and by which code. Each is told once. */
export async function tellToCollect(
	tx: Transaction,
	locked: LockedOrder,
	template: keyof typeof references,
): Promise<void> {
	const { id, no, isCollected } = locked.order;
	const { locale } = locked.master;
	const [found] = await listOrdersById(tx, [id]);
	const place = found && waitingPlaceOf(found);
	if (!place) throw new Error(`Nobody fetches ${no}`);
	const { hours, until } = place;
	const { values, ...described } = describeOrder(
		locked,
		await listLinesOf(tx, [id]),
	);
	await tell(tx, locked, {
		template,
		reference: `${referenceOf(template, isCollected)} ${no}`,
		values: {
			...values,
			store: localize(place.name, locale),
			address: localize(place.address, locale),
			hours: hours ? `${hours.from}–${hours.to}` : "",
			collectCode: spellCode(found.collectCode ?? ""),
			until: momentIn(until, locale),
		},
		...described,
	});
}

const references = {
	orderReady: "parcelReady",
	orderCollectReminder: "collectReminder",
	orderNotCollected: "notCollected",
	orderParcelBack: "notCollected",
};

/** That an order of the supermarket is ready is how it leaves the shelves, which is told once. */
const referenceOf = (
	template: keyof typeof references,
	isCollected: boolean,
) =>
	template === "orderReady" && isCollected
		? "orderShipped"
		: references[template];

export function tellReceived(
	tx: Transaction,
	locked: LockedOrder,
	{ points, at }: { points: number; at: Date },
): Promise<void> {
	const until = new Date(at.getTime() + daysMs(refundWithinDays));
	return tell(tx, locked, {
		template: "orderReceived",
		values: {
			points: String(points),
			until: momentIn(until, locked.master.locale),
		},
	});
}

export function tellCompleted(tx: Transaction, locked: LockedOrder) {
	return tell(tx, locked, { template: "orderCompleted" });
}
