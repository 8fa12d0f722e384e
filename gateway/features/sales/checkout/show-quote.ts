import type { Quote } from "../../../contract/sales/checkout";
import type { Ctx } from "../../../http/context";
import { findChanges } from "./changes";
import { presentQuote } from "./presenter";
import type { Quoted } from "./read-quote";
import { setShown } from "./repository";
import { summarizeQuote } from "./shown-quote";

/** Answers a quote and remembers that it was shown. */
export async function showQuote(ctx: Ctx, quoted: Quoted): Promise<Quote> {
	const changes = findChanges(quoted, ctx.locale);
	await setShown(ctx.db, quoted.preOrder.no, summarizeQuote(quoted));
	return presentQuote(quoted, changes, ctx.locale);
}
