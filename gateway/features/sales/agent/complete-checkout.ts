import type { Completion } from "../../../contract/sales/agent-cart";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { Exact, toMoney } from "../../../money/exact";
import { answerIn } from "../../../words/words";
import type { LinkedShopper } from "../../identity/linking/service";
import { createOwnOrder } from "../checkout/service";
import { payOwnMaster } from "../payment/service";
import { isOver, requireOpen, withShown } from "./checkout";
import { savedNumberOf } from "./destination";
import { takeOver } from "./hand-over";
import { requireShopper } from "./identity";
import { handledMethod, tokenIn, toOrder } from "./payable";
import {
	type Master,
	presentCheckout,
	presentOrdered,
	totalIn,
} from "./present-checkout";
import {
	type AgentCtx,
	centsOf,
	type Message,
	notFound,
	type Outcome,
} from "./protocol";
import { ProtocolFault } from "./protocol-fault";
import { hashOf, readSession } from "./session";
import {
	listMastersOf,
	type SessionRow,
	updateSession,
} from "./session-repository";

// A program orders what a checkout shows, for the shopper who allowed it, and the shop charges what their wallet has
// minted. Both go through the services of the shop's own pages, under keys that are made of the checkout and of the token:
// however often it is asked, there is one order, and each token is charged once.

/** Cards are not tried out here. */
const triesPerShopper = {
	name: "agent-payments-hour",
	points: 20,
	seconds: 3_600,
};

interface Paying {
	id: string;
	row: SessionRow;
	token: string;
}

/** Where nothing is paid by the program, the answer leads to where its shopper pays. */
export async function completeCheckout(
	ctx: AgentCtx,
	{ id, checkout }: { id: string; checkout?: Completion },
): Promise<Outcome> {
	const row = await readSession(ctx, "checkout", id);
	if (!row) return notFound(ctx);
	const token = ctx.settings.googlePay && tokenIn(checkout);
	if (token) return payCheckout(ctx, { id, row, token });
	await requireOpen(ctx, row);
	const result = await presentCheckout(ctx, id, row);
	return { result, write: async () => true };
}

async function payCheckout(
	ctx: AgentCtx,
	{ id, row, token }: Paying,
): Promise<Outcome> {
	if (isOver(ctx, row)) throw closed(ctx);
	const shopper = requireShopper(ctx, toOrder);
	const { accountId } = shopper;
	await ctx.limits.take([{ limit: triesPerShopper, key: String(accountId) }]);
	const reader = { ...ctx, locale: row.content.locale };
	const before = await listMastersOf(ctx.db, row.idHash);
	const found =
		findOrdered(before) ??
		(await order(reader, { id, row, shopper, round: before.length }));
	if ("result" in found || "refusals" in found) return found;
	// Somebody ordered it on the shop's own page, or something else than was shown here.
	const isAsShown = centsOf(found.total) === row.content.shown;
	if (found.accountId !== accountId || !isAsShown) throw closed(ctx);
	const paid = await pay(reader, { shopper, token, orderNo: found.no });
	const master = findOrdered(await listMastersOf(ctx.db, row.idHash)) ?? found;
	const shown = await presentOrdered(reader, id, { row, master });
	return { result: { ...shown, ...paid }, write: async () => true };
}

/** What waits to be paid or is paid; what nobody paid in time can be ordered anew. */
const findOrdered = (masters: Master[]) =>
	masters.findLast(({ cancelledAt }) => !cancelledAt);

interface Ordering extends Omit<Paying, "token"> {
	shopper: LinkedShopper;
	/** How often it was ordered before. */
	round: number;
}

/** The order that is there now, whoever was faster; where there is none, why. */
async function order(
	ctx: AgentCtx,
	ordering: Ordering,
): Promise<Master | Outcome> {
	const { id, row } = ordering;
	const refused = await tryToOrder(ctx, ordering);
	const ordered = findOrdered(await listMastersOf(ctx.db, row.idHash));
	return ordered ?? refused ?? { result: await presentCheckout(ctx, id, row) };
}

async function tryToOrder(
	ctx: AgentCtx,
	{ id, row, shopper, round }: Ordering,
): Promise<Outcome | undefined> {
	const shown = await presentCheckout(ctx, id, row);
	if (shown.status !== "ready_for_complete") return { result: shown };
	const total = totalIn(shown);
	if (total !== row.content.shown) return sayChanged(ctx, row, shown);
	const as = actFor(ctx, shopper, `order ${round} of ${row.idHash}`);
	try {
		await createOwnOrder(as, {
			...(await takeOver(as, { checkout: id })),
			addressId: addressIn(shown),
			total: toMoney(new Exact(total).div(100)),
			payMethod: handledMethod,
			usePoints: false,
			notes: {},
			handover: "door",
			substitutions: {},
		});
	} catch (error) {
		// Something was taken meanwhile, or another asked the same.
		if (!(error instanceof GatewayError) || error.code !== 409) throw error;
	}
	return undefined;
}

/** The one that is shown as chosen, be it the default. */
function addressIn({ fulfillment }: Shown): number | null {
	const [method] = fulfillment.methods;
	return savedNumberOf(method?.selected_destination_id ?? undefined) ?? null;
}

type Shown = Awaited<ReturnType<typeof presentCheckout>>;

/** Its shopper agreed to another price than it comes to now. */
function sayChanged(
	{ locale }: Ctx,
	{ idHash, content }: SessionRow,
	shown: Shown,
): Outcome {
	const changed: Message = {
		type: "error",
		code: "total_changed",
		severity: "recoverable",
		path: "$.totals",
		content: answerIn(locale, "agentTotalChanged"),
	};
	return {
		result: {
			...shown,
			status: "incomplete",
			messages: [...shown.messages, changed],
		},
		write: (tx) =>
			updateSession(tx, { idHash, content: withShown(content, shown) }),
	};
}

interface ToPay {
	shopper: LinkedShopper;
	token: string;
	orderNo: string;
}

/** What the answer says beside the order; nothing where it is paid, or nobody knows yet. */
async function pay(ctx: AgentCtx, { shopper, token, orderNo }: ToPay) {
	const as = actFor(ctx, shopper, `${token} for ${orderNo}`);
	const answer = await payOwnMaster(as, {
		orderNo,
		method: handledMethod,
		token,
	}).catch((error) => {
		// Paid by another, or given up: by the same token it would be known.
		if (error instanceof GatewayError && error.code === 409) throw closed(ctx);
		throw error;
	});
	if (answer.next === "redirect")
		return {
			status: "requires_escalation",
			messages: [askBank(ctx)],
			continue_url: answer.url,
		};
	if (answer.next !== "declined") return {};
	const refused: Message = {
		type: "error",
		code: "payment_failed",
		severity: "recoverable",
		content: answer.reason,
	};
	return {
		status: "ready_for_complete",
		messages: [refused],
	};
}

const askBank = ({ locale }: Ctx): Message => ({
	type: "error",
	code: "requires_3ds",
	severity: "requires_buyer_input",
	content: answerIn(locale, "agentBankAsks"),
});

const closed = ({ locale }: Ctx) =>
	new ProtocolFault("checkout_closed", answerIn(locale, "agentClosed"));

/** The shopper's own calls, made by the program that they allowed to; no session of theirs is open for it. */
function actFor(ctx: Ctx, { accountId }: LinkedShopper, once: string): Ctx {
	return {
		...ctx,
		idempotencyKey: hashOf(once),
		actor: {
			kind: "account",
			uid: accountId,
			sessionId: "",
			accountKind: "member",
			strategy: "password",
			scope: [],
			merchantId: null,
			role: null,
		},
	};
}
