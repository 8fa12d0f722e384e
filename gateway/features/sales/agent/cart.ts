import type { z } from "zod";
import type { agentCart } from "../../../contract/sales/agent-cart";
import type { CartLine } from "../../../contract/sales/cart";
import type { AgentContent } from "../../../db/schema/agent";
import type { Ctx } from "../../../http/context";
import { linkTo } from "../../../http/link-to";
import { presentLine, presentTotals, priceLines } from "./price-lines";
import { currency, notFound, type Outcome, refuse } from "./protocol";
import { drawId, hashOf, readContent, readSession } from "./session";
import {
	deleteSession,
	insertSession,
	type SessionRow,
	updateSession,
} from "./session-repository";

// A cart that a program fills before anybody has decided to buy. It lives for thirty days after its last change.

const livesMs = 30 * 24 * 60 * 60 * 1_000;

type Wanted = z.infer<typeof agentCart>;

export async function createCart(
	ctx: Ctx,
	{ cart, agent }: { cart: Wanted; agent: string },
): Promise<Outcome> {
	const id = drawId("cart");
	const content = await readContent(ctx, cart);
	const row = rowOf(ctx, { idHash: hashOf(id), agent, content });
	const { lines, result } = await presentCart(ctx, id, row);
	if (lines.length === 0)
		return refuse(ctx, {
			code: "out_of_stock",
			word: "nothingToBuy",
			others: result.messages,
		});
	return { result, write: (tx) => insertSession(tx, row) };
}

export async function getCart(ctx: Ctx, id: string): Promise<Outcome> {
	const row = await readSession(ctx, "cart", id);
	if (!row) return notFound(ctx);
	const { result } = await presentCart(ctx, id, row);
	return { result };
}

/** Whole: what is not named is not there any more. */
export async function updateCart(
	ctx: Ctx,
	{ id, cart }: { id: string; cart: Wanted },
): Promise<Outcome> {
	const found = await readSession(ctx, "cart", id);
	if (!found) return notFound(ctx);
	const content = await readContent(ctx, cart, found.content);
	const { idHash, expiresAt } = rowOf(ctx, found);
	const { result } = await presentCart(ctx, id, { content, expiresAt });
	return {
		result,
		write: (tx) => updateSession(tx, { idHash, content, expiresAt }),
	};
}

/** Answers what it held. */
export async function cancelCart(ctx: Ctx, id: string): Promise<Outcome> {
	const row = await readSession(ctx, "cart", id);
	if (!row) return notFound(ctx);
	const { result } = await presentCart(ctx, id, row);
	return { result, write: (tx) => deleteSession(tx, row.idHash) };
}

function rowOf(
	{ now }: Ctx,
	row: Pick<SessionRow, "idHash" | "agent" | "content">,
) {
	const expiresAt = new Date(now().getTime() + livesMs);
	return { kind: "cart" as const, createdAt: now(), ...row, expiresAt };
}

async function presentCart(
	ctx: Ctx,
	id: string,
	{ content, expiresAt }: { content: AgentContent; expiresAt: Date },
) {
	const { locale, lines: wanted, buyer } = content;
	const reader = { ...ctx, locale };
	const { lines, totals, messages } = await priceLines(reader, wanted);
	const result = {
		id,
		...(buyer && { buyer }),
		line_items: lines.map((line) => presentLine(line, reader)),
		currency,
		messages,
		totals: presentTotals(totals),
		continue_url: handOverAddress(reader, lines),
		expires_at: expiresAt.toISOString(),
	};
	return { lines, result };
}

/** A page that shows the lines and puts them into the cart of whoever says so there. Names nothing that is secret. */
const handOverAddress = ({ settings, locale }: Ctx, lines: CartLine[]) =>
	linkTo(
		settings.siteUrl,
		locale,
		`/order/handed_over?lines=${lines.map(({ skuId, quantity }) => `${skuId}.${quantity}`).join("_")}`,
	);
