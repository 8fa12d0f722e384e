import type { DataOf, Input } from "../../../contract/call";
import {
	createOrder,
	type QuoteChange,
} from "../../../contract/sales/checkout";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { refuseField } from "../../../http/refuse-field";
import {
	type Command,
	findAnswer,
	readCommand,
} from "../../platform/idempotency/service";
import { requireOffered } from "../payment/service";
import { change } from "./change";
import { findChanges, nameChange } from "./changes";
import { isAllCollected } from "./delivered-to";
import { type Created, placeOrder } from "./place-order";
import { getOwnPreOrder } from "./pre-order";
import { type Quoted, readQuote } from "./read-quote";
import { showQuote } from "./show-quote";

// An order is made of a pre-order in one transaction or not at all, once per key and once per pre-order. What the
// shopper saw and agreed to is what is made: where anything differs the answer names it and nothing is taken.

export type Body = Input<typeof createOrder>["body"];

/** Somebody else may take what the quote counted on; then it is worked out anew, this often. */
const triesMax = 3;

export async function createOwnOrder(
	ctx: Ctx,
	body: Body,
): Promise<DataOf<typeof createOrder>> {
	const command = readCommand(ctx, createOrder, body);
	for (let tries = 0; tries < triesMax; tries += 1) {
		const quoted = await unlessAnswered(ctx, command, () =>
			quoteToOrder(ctx, body),
		);
		if ("answer" in quoted) return quoted.answer as Created;
		const made = await placeOrder(ctx, {
			body,
			command,
			quoted,
			isAgreed: isAgreed(ctx, quoted, body),
		});
		if (made === "differs") throw await refusal(ctx, quoted);
		if (made !== "taken") return made;
	}
	const quoted = await unlessAnswered(ctx, command, () => quoteFor(ctx, body));
	if ("answer" in quoted) return quoted.answer as Created;
	throw await refusal(ctx, quoted);
}

/**
 * A repetition is answered as the first one was, whatever stands in its way by now: so what was kept is looked for before
 * anything is refused, and again where the order is made.
 */
async function unlessAnswered(
	ctx: Ctx,
	command: Command,
	quote: () => Promise<Quoted>,
): Promise<Quoted | { answer: unknown }> {
	try {
		return await quote();
	} catch (error) {
		const known = await findAnswer(ctx.db, command);
		if (known) return known;
		throw error;
	}
}

async function quoteToOrder(ctx: Ctx, body: Body): Promise<Quoted> {
	const { payMethod: method, total: amount } = body;
	if (amount !== "0.00")
		await requireOffered(ctx, { method, amount }, "payMethod");
	const quoted = await quoteFor(ctx, body);
	requireSlots(quoted, body);
	requireReceiver(quoted, body);
	return quoted;
}

async function quoteFor(
	ctx: Ctx,
	{ preOrderNo, ...body }: Body,
): Promise<Quoted> {
	const wanted = await getOwnPreOrder(ctx, preOrderNo, body.addressId);
	return readQuote(ctx, wanted, body);
}

/** What a quote proposes is not agreed to before it is named. */
function requireSlots({ deliveries, sold }: Quoted, { slots }: Body): void {
	const isMissing = [...deliveries.values()].some(
		({ key, store }) => store && !slots[key],
	);
	if (isMissing && sold.length > 0) throw refuseField("slots", "emptySlot");
}

/** What is delivered needs an address, and somebody has to come for what is fetched. */
function requireReceiver(quoted: Quoted, { collector }: Body): void {
	if (quoted.address || quoted.sold.length === 0) return;
	if (!isAllCollected(quoted)) throw refuseField("addressId", "emptyAddress");
	if (!collector) throw refuseField("collector", "emptyRealName");
}

function isAgreed(ctx: Ctx, quoted: Quoted, { total }: Body): boolean {
	return (
		quoted.sold.length > 0 &&
		quoted.priced.total === total &&
		changesOf(ctx, quoted).length === 0
	);
}

/** What cannot be brought to the address stands in the way, whether it was reported before or not. */
function changesOf({ locale }: Ctx, quoted: Quoted): QuoteChange[] {
	const changes = findChanges(quoted, locale);
	const unreached = [...quoted.deliveries.values()]
		.filter(({ isOutOfReach }) => isOutOfReach)
		.filter(
			({ key }) =>
				!changes.some(({ kind, about }) => kind === "reach" && about === key),
		)
		.map(({ key }) =>
			nameChange(change("reach", key, [null, null]), quoted, locale),
		);
	return [...changes, ...unreached];
}

async function refusal(ctx: Ctx, quoted: Quoted): Promise<GatewayError> {
	const changes = changesOf(ctx, quoted);
	const quote = await showQuote(ctx, quoted);
	const word = quoted.sold.length > 0 ? "orderChanged" : "nothingToBuy";
	return new GatewayError(409, word, {
		data: { changes, quote: { ...quote, changes } },
	});
}
