import type { OrderDetail } from "../../../contract/sales/order-detail";
import {
	openStates,
	type RefundState,
} from "../../../contract/sales/refund-terms";
import { Exact, toMoney } from "../../../money/exact";
import { findOwnMaster, showMasterInFull } from "../order/service";
import { findMaster } from "./checkout";
import { requireShopper } from "./identity";
import { type Master, presentConfirmation, totalsOf } from "./present-checkout";
import { lineIdOf, presentLine } from "./price-lines";
import {
	type AgentCtx,
	centsOf,
	currency,
	notFound,
	type Outcome,
} from "./protocol";
import { readSession } from "./session";

// What became of a checkout, for whoever has its secret, or of any order of a shopper who has linked the account: what was
// bought, where it is, and what went back. Who bought it and where it goes is the buyer's to say, and is said to no program.

type Line = OrderDetail["lines"][number];

export async function getAgentOrder(
	ctx: AgentCtx,
	id: string,
): Promise<Outcome> {
	if (!id.startsWith("order_")) return getOwnOrder(ctx, id);
	const checkoutId = id.replace(/^order_/, "checkout_");
	const row = await readSession(ctx, "checkout", checkoutId);
	const master = row && (await findMaster(ctx, row));
	if (!row || !master?.paidAt) return notFound(ctx);
	const reader = { ...ctx, locale: row.content.locale };
	return { result: await presentAgentOrder(reader, checkoutId, master) };
}

/** By its number, which stands for the checkout that it has none of, for whoever has linked the account. */
async function getOwnOrder(ctx: AgentCtx, no: string): Promise<Outcome> {
	const { accountId } = requireShopper(ctx, "dev.ucp.shopping.order:read");
	const master = await findOwnMaster(ctx.db, no, accountId);
	if (!master?.paidAt) return notFound(ctx);
	return { result: await presentAgentOrder(ctx, no, master) };
}

type Reader = Parameters<typeof showMasterInFull>[0] &
	Parameters<typeof presentConfirmation>[0];

export async function presentAgentOrder(
	reader: Reader,
	checkoutId: string,
	master: Master,
) {
	const { orders } = await showMasterInFull(reader, master);
	return {
		...presentConfirmation(reader, checkoutId, master),
		checkout_id: checkoutId,
		line_items: orders.flatMap((order) =>
			order.lines.map((line) => presentOrderLine(reader, order, line)),
		),
		fulfillment: {
			expectations: orders.flatMap(presentExpectation),
			events: orders.flatMap(presentEvents),
		},
		adjustments: orders.flatMap(presentAdjustments),
		currency,
		totals: totalsOf(master),
	};
}

function presentOrderLine(
	reader: Reader,
	{ parcels }: OrderDetail,
	line: Line,
) {
	const total = line.quantity - line.refundedQuantity;
	const sent = parcels
		.flatMap(({ lines }) => lines)
		.filter(({ lineId }) => lineId === line.id)
		.reduce((pieces, { quantity }) => pieces + quantity, 0);
	const fulfilled = Math.min(sent, total);
	return {
		...presentLine(line, reader),
		quantity: { original: line.quantity, total, fulfilled },
		status: statusOf(total, fulfilled),
	};
}

function statusOf(total: number, fulfilled: number) {
	if (total === 0) return "removed";
	if (fulfilled === total) return "fulfilled";
	return fulfilled > 0 ? "partial" : "processing";
}

function presentExpectation({ orderNo, lines, slot, collecting }: OrderDetail) {
	const left = lines
		.map((line) => ({
			id: lineIdOf(line.skuId),
			quantity: line.quantity - line.refundedQuantity,
		}))
		.filter(({ quantity }) => quantity > 0);
	if (left.length === 0) return [];
	return [
		{
			id: orderNo,
			line_items: left,
			method_type: collecting ? "pickup" : "shipping",
			destination: {},
			...(slot && { fulfillable_on: slot.from }),
		},
	];
}

/** Sent in parcels, each with what is in it; received and cancelled as a whole. */
function presentEvents({ orderNo, lines, parcels, history }: OrderDetail) {
	const idOf = (lineId: number) =>
		lineIdOf(lines.find(({ id }) => id === lineId)?.skuId ?? 0);
	const whole = lines.map(({ skuId, quantity }) => ({
		id: lineIdOf(skuId),
		quantity,
	}));
	const sent = parcels.map((parcel) => ({
		id: `parcel-${parcel.id}`,
		type: "shipped",
		occurred_at: parcel.shippedAt,
		line_items: parcel.lines.map(({ lineId, quantity }) => ({
			id: idOf(lineId),
			quantity,
		})),
		...(parcel.trackingNo && { tracking_number: parcel.trackingNo }),
		...(parcel.courier && { carrier: parcel.courier }),
	}));
	const steps = history.flatMap(({ step, at }) => {
		const type = typesOfSteps[step];
		const event = { occurred_at: at, line_items: whole };
		return type ? [{ id: `${orderNo}-${step}`, type, ...event }] : [];
	});
	// Of what happened within one second, the first step comes first.
	return [...steps.slice(0, 1), ...sent, ...steps.slice(1)].sort(
		(one, other) => Date.parse(one.occurred_at) - Date.parse(other.occurred_at),
	);
}

const typesOfSteps: Partial<
	Record<OrderDetail["history"][number]["step"], string>
> = { paid: "processing", received: "delivered", cancelled: "canceled" };

function presentAdjustments({ refunds }: OrderDetail) {
	return refunds.map(({ refundNo, state, amount, isExchanged, createdAt }) => ({
		id: refundNo,
		type: isExchanged ? "exchange" : "refund",
		occurred_at: createdAt,
		status: adjustmentOf(state),
		totals: [
			{ type: "total", amount: centsOf(toMoney(new Exact(amount).neg())) },
		],
	}));
}

function adjustmentOf(state: RefundState) {
	if (state === "refunded" || state === "merchantRefunded") return "completed";
	const isOpen = state === "refunding" || openStates.includes(state);
	return isOpen ? "pending" : "failed";
}
