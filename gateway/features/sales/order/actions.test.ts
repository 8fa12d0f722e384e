import type { OrderAction } from "../../../contract/sales/order-list";
import { type ActedOn, actionsOf } from "./actions";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

const waiting: ActedOn = {
	order: {
		status: "awaitingShipment",
		paid: false,
		cartType: "E_COMMERCE",
		isCollected: false,
		point: null,
		acceptedAt: null,
		receivedAt: null,
		linesToReview: 0,
	},
	payState: "unpaid",
	hasOpenRefund: false,
	isWaiting: false,
	hasPiecesLeft: true,
	now: at(20),
};

type Changes = Partial<ActedOn["order"]> & Partial<Omit<ActedOn, "order">>;

function having({
	payState,
	hasOpenRefund,
	isWaiting,
	hasPiecesLeft,
	...order
}: Changes): ActedOn {
	return {
		order: { ...waiting.order, ...order },
		payState: payState ?? (order.paid ? "paid" : "unpaid"),
		hasOpenRefund: hasOpenRefund ?? false,
		isWaiting: isWaiting ?? false,
		hasPiecesLeft: hasPiecesLeft ?? true,
		now: waiting.now,
	};
}

const paid = { paid: true } as const;
const food = { ...paid, cartType: "SUPERMARKET" } as const;
const received = { ...paid, status: "received", receivedAt: at(19) } as const;

const table: [string, Changes, OrderAction[]][] = [
	["waits to be paid", {}, ["pay", "cancel"]],
	["was paid, as far as is known", { payState: "confirming" }, ["cancel"]],
	[
		"was not paid",
		{ status: "cancelled", payState: "cancelled" },
		["again", "delete"],
	],
	["waits to be shipped", paid, ["refund", "again"]],
	["waits for its group", { ...paid, isWaiting: true }, ["again"]],
	["waits to be accepted", food, ["cancel", "refund", "again"]],
	["is accepted", { ...food, acceptedAt: at(19) }, ["refund", "again"]],
	[
		"waits to be accepted, with a refund applied for",
		{ ...food, hasOpenRefund: true, hasPiecesLeft: false },
		["again"],
	],
	[
		"is on its way",
		{ ...paid, status: "awaitingReceipt" },
		["refund", "track", "take", "again"],
	],
	[
		"is received",
		{ ...received, linesToReview: 2 },
		["refund", "track", "review", "again"],
	],
	[
		"was received fifteen days ago",
		{ ...received, receivedAt: at(5) },
		["track", "again"],
	],
	[
		"is completed and has no review",
		{ ...received, status: "completed", linesToReview: 1 },
		["refund", "track", "review", "again", "delete"],
	],
	[
		"went back as a whole after it was shipped",
		{ ...paid, status: "completed", hasPiecesLeft: false },
		["track", "again", "delete"],
	],
	[
		"went back as a whole",
		{ ...paid, status: "cancelled" },
		["again", "delete"],
	],
];

test.each(table)("an order that %s", (_, changes, actions) => {
	expect(actionsOf(having(changes))).toEqual(actions);
});
