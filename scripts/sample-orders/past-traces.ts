import Decimal from "decimal.js";
import type { Random } from "@/gateway/db/sample/random";
import type { orderStep } from "@/gateway/db/schema/order";
import { lineVector } from "@/gateway/features/sales/order/service";
import type { Books, Ids, PastOrder } from "./past-books";
import { drawHex, drawUuid } from "./past-numbers";

const minuteMs = 60_000;

export function addLines(books: Books, order: PastOrder, ids: Ids): void {
	for (const [at, { piece, quantity }] of order.lines.entries()) {
		const subtotal = new Decimal(piece.price).mul(quantity).toFixed(2);
		books.lines.push({
			id: ids.line + at,
			orderId: ids.order,
			skuId: piece.skuId,
			goodsId: piece.goodsId,
			name: piece.name,
			image: piece.image,
			options: piece.options,
			price: piece.price,
			quantity,
			subtotal,
			couponShare: "0.00",
			pointsShare: "0.00",
			payable: subtotal,
			substitution: "none",
			refundedQuantity: 0,
			refundedAmount: "0.00",
			priceCut: "0.00",
			search: lineVector(piece.name, order.accountId),
		});
		books.parcelLines.push({
			parcelId: ids.parcel,
			lineId: ids.line + at,
			quantity,
		});
	}
}

interface Steps {
	orderId: number;
	masterNo: string;
	no: string;
	now: number;
	completedAt: number;
}

type Step = typeof orderStep.$inferInsert;

/** What was done, by whom, when, and the message that the buyer had of it. */
type Taken = [
	step: Step["step"],
	actor: Step["actor"],
	at: number,
	told?: string,
];

/** In the order in which they were taken. */
export function addSteps(books: Books, order: PastOrder, steps: Steps): void {
	const { orderId, masterNo, no, now, completedAt } = steps;
	const { createdAt, acceptedAt, shippedAt, receivedAt } = order;
	const accepted: Taken[] = [
		["accepted", "operator", acceptedAt, `orderAccepted ${no}`],
	];
	const taken: Taken[] = [
		["created", "buyer", createdAt],
		["paid", "buyer", createdAt + 2 * minuteMs, `paid ${masterNo}`],
		...(order.isFood ? accepted : []),
		["shipped", "operator", shippedAt, `orderShipped ${no}`],
		["received", "buyer", receivedAt, `orderReceived ${no}`],
		["completed", "shop", completedAt, `orderCompleted ${no}`],
	];
	for (const [step, actor, moment, reference] of taken) {
		if (moment > now) return;
		const at = new Date(moment);
		const reason = step === "completed" ? "byTime" : null;
		books.steps.push({ orderId, step, actor, reason, at });
		if (!reference) continue;
		const times = { createdAt: at, dueAt: at, doneAt: at };
		books.messages.push({ kind: "mail", payload: {}, reference, ...times });
	}
}

interface Paid {
	ids: Ids;
	total: string;
	paidAt: Date;
	random: Random;
}

export function addPayment(
	books: Books,
	{ ids, total, paidAt, random }: Paid,
): void {
	const { master: masterId, payment: paymentId } = ids;
	const key = `pay-${drawHex(random, 40)}`;
	const ref = `test_${drawUuid(random)}`;
	books.payments.push({
		id: paymentId,
		masterId,
		method: "local",
		providerRef: ref,
		providerKey: key,
		amount: total,
		state: "succeeded",
		createdAt: paidAt,
		updatedAt: paidAt,
	});
	books.charges.push({
		key,
		ref,
		amount: total,
		outcome: "success",
		state: "succeeded",
		refunded: "0.00",
		paidBackBy: [],
		readyAt: paidAt,
	});
	const posting = { masterId, paymentId, posting: `charge ${paymentId}` };
	books.ledger.push(
		{ ...posting, account: "cash", amount: total, at: paidAt },
		{ ...posting, account: "sales", amount: `-${total}`, at: paidAt },
	);
}

interface Sent {
	ids: Ids;
	isReceived: boolean;
}

export function addParcel(
	books: Books,
	{ random, isFood, shippedAt, receivedAt }: PastOrder,
	{ ids, isReceived }: Sent,
): void {
	const parcelId = ids.parcel;
	const number = Math.floor(random() * 1e9);
	books.parcels.push({
		id: parcelId,
		orderId: ids.order,
		method: isFood ? "own" : "courier",
		courier: isFood ? null : "SF Express",
		trackingNo: isFood ? null : `SF14${String(number).padStart(10, "0")}`,
		delivererName: isFood ? "何家明" : null,
		delivererPhone: isFood ? "+852 91008888" : null,
		shippedAt: new Date(shippedAt),
	});
	const event = (name: "shipped" | "delivered", at: number) =>
		books.events.push({ parcelId, event: name, note: "", at: new Date(at) });
	event("shipped", shippedAt);
	if (isReceived) event("delivered", receivedAt);
}
