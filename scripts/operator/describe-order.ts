import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import type { Parcel } from "@/gateway/contract/sales/parcel";

/** One line. */
export function describeListed(order: StaffOrder): string {
	const pieces = order.lines.reduce((all, { quantity }) => all + quantity, 0);
	return [
		order.orderNo,
		minute(order.createdAt),
		stateOf(order),
		order.merchant.name,
		`${pieces} pieces`,
		`HK$${order.total}`,
	].join("  ");
}

export function describeOrder(order: StaffOrder): string {
	const { delivery, slot, lines, history, parcels, refunds, note } = order;
	return [
		describeListed(order),
		`  to ${delivery.realName}, ${delivery.phone}, ${delivery.formatted}`,
		...(slot ? [`  at ${minute(slot.from)} – ${minute(slot.to)}`] : []),
		...(note ? [`  note: ${note}`] : []),
		...lines.map(
			({ id, name, quantity, refundedQuantity, openRefundNo }) =>
				`  line ${id}: ${quantity} × ${name}${refundedQuantity ? `, ${refundedQuantity} refunded` : ""}${openRefundNo ? `, refund ${openRefundNo} waits` : ""}`,
		),
		...parcels.flatMap(describeParcel),
		...refunds.map(
			({ refundNo, state, amount }) =>
				`  refund ${refundNo}: ${state} HK$${amount}`,
		),
		...history.map(
			({ step, actor, at }) => `  ${minute(at)} ${step} (${actor})`,
		),
	].join("\n");
}

function describeParcel(parcel: Parcel): string[] {
	return [
		`  parcel ${parcel.id}: ${wayOf(parcel)}`,
		...parcel.events.map(
			({ event, note, at }) =>
				`    ${minute(at)} ${[event, note].filter(Boolean).join(", ")}`,
		),
	];
}

function wayOf(parcel: Parcel): string {
	switch (parcel.method) {
		case "courier":
			return `${parcel.courier} ${parcel.trackingNo}`;
		case "own":
			return `${parcel.delivererName} ${parcel.delivererPhone}`;
		case "virtual":
			return "virtual";
		case "collect":
			return "to be fetched at its store";
	}
}

const states: Record<StaffOrder["status"], string> = {
	0: "to ship",
	1: "on its way",
	2: "received",
	3: "completed",
	9: "cancelled",
};

function stateOf({ status, paid, cartType, history }: StaffOrder): string {
	if (status === 0 && !paid) return "unpaid";
	const isAccepted = history.some(({ step }) => step === "accepted");
	if (status === 0 && cartType === "SUPERMARKET" && !isAccepted)
		return "to accept";
	return states[status];
}

export function minute(moment: string): string {
	return moment.slice(0, 16).replace("T", " ");
}
