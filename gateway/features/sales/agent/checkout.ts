import type {
	AgentCheckout,
	NewCheckout,
} from "../../../contract/sales/agent-cart";
import type { AgentContent } from "../../../db/schema/agent";
import type { Ctx } from "../../../http/context";
import { answerIn } from "../../../words/words";
import { readFulfilment } from "./fulfilment";
import {
	presentCheckout,
	presentOrdered,
	type Totalled,
	totalIn,
} from "./present-checkout";
import { type AgentCtx, notFound, type Outcome, refuse } from "./protocol";
import { ProtocolFault } from "./protocol-fault";
import { drawId, hashOf, readContent, readSession } from "./session";
import {
	findCheckoutOfCart,
	insertSession,
	listMastersOf,
	type SessionRow,
	updateSession,
} from "./session-repository";

// A checkout says what goods come to at the door, by the quote of the shop's own pages. It takes and promises nothing:
// who buys signs in on the page that it leads to, or gives an e-mail address, and pays there. What came of that is read
// off the order.

const livesMs = 24 * 60 * 60 * 1_000;

export async function createCheckout(
	ctx: AgentCtx,
	{ checkout, agent }: { checkout: NewCheckout; agent: string },
): Promise<Outcome> {
	const { cart_id: cartId } = checkout;
	if (cartId !== undefined)
		return createOfCart(ctx, { cartId, checkout, agent });
	const id = drawId("checkout");
	const content = await readCheckout(ctx, checkout);
	return begin(ctx, { id, content, agent });
}

interface OfCart {
	cartId: string;
	checkout: NewCheckout;
	agent: string;
}

/** Of a cart there is one at a time. Its id is made of the cart's, which nobody guesses either, so that it can be named again. */
async function createOfCart(
	ctx: AgentCtx,
	{ cartId, checkout, agent }: OfCart,
): Promise<Outcome> {
	const cart = await readSession(ctx, "cart", cartId);
	if (!cart) return notFound(ctx);
	const cartHash = hashOf(cartId);
	const last = await findCheckoutOfCart(ctx.db, cartHash);
	const idOf = (round: number) => `checkout_${hashOf(`${round} of ${cartId}`)}`;
	const isLive = last && !isOver(ctx, last);
	if (isLive && !(await findMaster(ctx, last))?.paidAt)
		return {
			result: await showAny(ctx, idOf(last.round ?? 0), last),
			write: async () => true,
		};
	const round = (last?.round ?? 0) + 1;
	const content = {
		...cart.content,
		...readFulfilment(checkout.fulfillment, undefined),
		codes: checkout.discounts?.codes,
	};
	return begin(ctx, { id: idOf(round), content, agent, cartHash, round });
}

interface New {
	id: string;
	content: AgentContent;
	agent: string;
	cartHash?: string;
	round?: number;
}

async function begin(ctx: AgentCtx, { id, ...row }: New): Promise<Outcome> {
	const createdAt = ctx.now();
	const expiresAt = endOf(ctx);
	const result = await presentCheckout(ctx, id, { ...row, expiresAt });
	const content = withShown(row.content, result);
	if (result.line_items.length === 0)
		return refuse(ctx, {
			code: "out_of_stock",
			word: "nothingToBuy",
			others: result.messages.filter(({ type }) => type === "warning"),
		});
	const session = { kind: "checkout", idHash: hashOf(id), createdAt } as const;
	return {
		result,
		write: (tx) =>
			insertSession(tx, { ...row, ...session, content, expiresAt }),
	};
}

export async function getCheckout(ctx: AgentCtx, id: string): Promise<Outcome> {
	const row = await readSession(ctx, "checkout", id);
	return row ? { result: await showAny(ctx, id, row) } : notFound(ctx);
}

/** Whole: an address or a choice that is not named is not there any more. */
export async function updateCheckout(
	ctx: AgentCtx,
	{ id, checkout }: { id: string; checkout: AgentCheckout },
): Promise<Outcome> {
	const row = await readSession(ctx, "checkout", id);
	if (!row) return notFound(ctx);
	await requireOpen(ctx, row);
	const said = await readCheckout(ctx, checkout, row.content);
	// One that was handed over is kept for longer.
	const end = Math.max(row.expiresAt.getTime(), endOf(ctx).getTime());
	const expiresAt = new Date(end);
	const result = await presentCheckout(ctx, id, { content: said, expiresAt });
	const { idHash } = row;
	const content = withShown(said, result);
	return {
		result,
		write: (tx) => updateSession(tx, { idHash, content, expiresAt }),
	};
}

export async function cancelCheckout(
	ctx: AgentCtx,
	id: string,
): Promise<Outcome> {
	const row = await readSession(ctx, "checkout", id);
	if (!row) return notFound(ctx);
	await requireOpen(ctx, row);
	const { idHash } = row;
	const cancelledAt = ctx.now();
	return {
		result: await presentCheckout(ctx, id, { ...row, cancelledAt }),
		write: (tx) => updateSession(tx, { idHash, cancelledAt }),
	};
}

/** With what it was said to come to: nothing else is paid by its program. */
export const withShown = (
	content: AgentContent,
	result: Totalled,
): AgentContent => ({ ...content, shown: totalIn(result) });

const endOf = ({ now }: Ctx) => new Date(now().getTime() + livesMs);

async function readCheckout(
	ctx: Ctx,
	checkout: AgentCheckout,
	before?: AgentContent,
): Promise<AgentContent> {
	return {
		...(await readContent(ctx, checkout, before)),
		...readFulfilment(checkout.fulfillment, before),
		codes: checkout.discounts?.codes,
	};
}

async function showAny(ctx: AgentCtx, id: string, row: SessionRow) {
	const master = await findMaster(ctx, row);
	return master
		? presentOrdered(ctx, id, { row, master })
		: presentCheckout(ctx, id, row);
}

/** What became of it: what was paid, else what waits for that. What nobody paid in time is given up, and can be ordered anew. */
export async function findMaster({ db }: Ctx, { idHash }: SessionRow) {
	const masters = await listMastersOf(db, idHash);
	return (
		masters.find(({ paidAt }) => paidAt) ??
		masters.find(({ cancelledAt }) => !cancelledAt)
	);
}

export const isOver = ({ now }: Ctx, row: SessionRow) =>
	row.cancelledAt !== null || row.expiresAt <= now();

export async function requireOpen(ctx: Ctx, row: SessionRow): Promise<void> {
	if (isOver(ctx, row) || (await findMaster(ctx, row)))
		throw new ProtocolFault(
			"checkout_closed",
			answerIn(ctx.locale, "agentClosed"),
		);
}
