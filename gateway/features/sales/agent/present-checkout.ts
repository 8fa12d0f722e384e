import { localize } from "../../../contract/locale";
import type { AgentContent } from "../../../db/schema/agent";
import type { Ctx } from "../../../http/context";
import { linkTo } from "../../../http/link-to";
import { Exact, subtotalOf, toMoney } from "../../../money/exact";
import { answerIn } from "../../../words/words";
import { isLinkable } from "../../identity/linking/service";
import { presentSkuOfLine } from "../cart/service";
import { quoteForVisitor } from "../checkout/service";
import { showMasterInFull } from "../order/service";
import { readWhither, type Whither } from "./destination";
import { presentFulfilment, slotsIn, type VisitorsQuote } from "./fulfilment";
import { shopperFor } from "./identity";
import { isPayable } from "./payable";
import { presentLine, presentTotals, sayAllShort } from "./price-lines";
import { type AgentCtx, centsOf, currency, type Message } from "./protocol";
import type { listMastersOf, SessionRow } from "./session-repository";

type Shown = Pick<SessionRow, "content" | "expiresAt"> &
	Partial<Pick<SessionRow, "cancelledAt">>;

/** As it stands now, before anybody has ordered. */
export async function presentCheckout(
	ctx: AgentCtx,
	id: string,
	{ content, expiresAt, cancelledAt }: Shown,
) {
	const reader = { ...ctx, locale: content.locale };
	const { locale } = reader;
	const whither = await readWhither(reader, content);
	const quote = await quoteContent(reader, content, whither);
	const lines = quote.sold.map((line) => ({
		...presentSkuOfLine(line, locale),
		quantity: line.quantity,
		subtotal: toMoney(subtotalOf(line)),
	}));
	const { goods, coupons, freight, total } = quote.priced;
	const isPaidHere = await isPayable(reader, { whither, total });
	const { fulfillment, messages: faults } = await presentFulfilment(
		reader,
		quote,
		{ whither, options: content.options, mustChoose: isPaidHere },
	);
	const all = [...quote.sold, ...quote.dropped];
	const names = new Map(
		all.map(({ skuId, name }) => [skuId, localize(name, locale)]),
	);
	const messages = [
		...sayAllShort(reader, content.lines, { lines, names }),
		...sayAbout(reader, content, { quote, whither }),
		...faults,
	];
	const isOpen = !cancelledAt;
	const onward = isOpen && !isPaidHere ? await sayOnward(reader) : [];
	return {
		id,
		status: isOpen ? statusOf(messages, isPaidHere) : "canceled",
		...(content.buyer && { buyer: content.buyer }),
		line_items: lines.map((line) => presentLine(line, reader)),
		currency,
		messages: [...messages, ...onward],
		fulfillment,
		discounts: presentDiscounts(quote, content, locale),
		totals: presentTotals({ goods, coupons, freight, total }),
		links: linksOf(reader),
		...(isOpen && { continue_url: handOverAddress(reader, id) }),
		expires_at: expiresAt.toISOString(),
	};
}

const quoteContent = (
	ctx: AgentCtx,
	content: AgentContent,
	{ place }: Whither,
) =>
	quoteForVisitor(ctx, {
		lines: content.lines.flatMap(({ skuId, quantity }) =>
			skuId ? [{ skuId, quantity }] : [],
		),
		place,
		slots: slotsIn(content),
		accountId: shopperFor(ctx, "dev.ucp.shopping.checkout:manage")?.accountId,
	});

/** What its program can put right comes first; what it cannot pay is done where its shopper does. */
function statusOf(messages: Message[], isPaidHere: boolean) {
	if (messages.some(({ severity }) => severity === "recoverable"))
		return "incomplete";
	return isPaidHere ? "ready_for_complete" : "requires_escalation";
}

/** In cents. */
export function totalIn({ totals }: Totalled): number {
	const total = totals.find(({ type }) => type === "total");
	if (!total) throw new Error("What it comes to is not said");
	return total.amount;
}

export interface Totalled {
	totals: ReturnType<typeof presentTotals>;
}

interface About {
	quote: VisitorsQuote;
	whither: Whither;
}

function sayAbout(
	{ locale }: Ctx,
	{ codes = [] }: AgentContent,
	{ quote, whither: { selectedId, place } }: About,
): Message[] {
	const messages = codes.map(
		(code, at): Message => ({
			type: "warning",
			code: "discount_code_invalid",
			path: `$.discounts.codes[${at}]`,
			content: answerIn(locale, "agentNoCodes", { code }),
		}),
	);
	const isAsked = quote.sold.some(({ cartType }) => cartType === "SUPERMARKET");
	if (isAsked && selectedId && !place)
		messages.push({
			type: "error",
			code: "address_undeliverable",
			severity: "recoverable",
			path: "$.fulfillment.methods[0].destinations[0]",
			content: answerIn(locale, "agentNoDistrict"),
		});
	if (quote.sold.length === 0)
		messages.push({
			type: "error",
			code: "out_of_stock",
			severity: "recoverable",
			path: "$.line_items",
			content: answerIn(locale, "nothingToBuy"),
		});
	return messages;
}

/** Where it is paid, and what its program could do for a shopper who linked the account. */
async function sayOnward(ctx: AgentCtx): Promise<Message[]> {
	const messages: Message[] = [
		{
			type: "error",
			code: "payment_required",
			severity: "requires_buyer_input",
			content: answerIn(ctx.locale, "agentHandOver"),
		},
	];
	if (!ctx.shopper && (await isLinkable(ctx, ctx.agent)))
		messages.push({
			type: "info",
			code: "identity_optional",
			content: answerIn(ctx.locale, "agentLinkAccount"),
		});
	return messages;
}

/** The coupons that come off by themselves; this shop has no codes. */
function presentDiscounts(
	{ coupons, priced }: VisitorsQuote,
	{ codes }: AgentContent,
	locale: Ctx["locale"],
) {
	const applied = priced.couponShares.map(({ couponId, amount }) => ({
		title: localize(
			coupons.find(({ id }) => id === couponId)?.name ?? {},
			locale,
		),
		amount: centsOf(amount),
		automatic: true,
	}));
	return { ...(codes && { codes }), applied };
}

/** Where its shopper goes on: signed in, or as a guest who gives an e-mail address. */
const handOverAddress = ({ settings, locale }: Ctx, id: string) =>
	linkTo(settings.siteUrl, locale, `/order/order_confirm?checkout=${id}`);

function linksOf({ settings, locale }: Ctx) {
	const link = (type: string, path: string) => ({
		type,
		url: linkTo(settings.siteUrl, locale, path),
	});
	return [
		link("privacy_policy", "/privacy_agreement?title=privacy"),
		link("terms_of_service", "/privacy_agreement?title=terms"),
		link("faq", "/help/content"),
	];
}

export type Master = Awaited<ReturnType<typeof listMastersOf>>[number];

/** What was ordered, at what it cost: it changes no more. */
export async function presentOrdered(
	ctx: Ctx,
	id: string,
	{ row, master }: { row: SessionRow; master: Master },
) {
	const { buyer, locale } = row.content;
	const reader = { ...ctx, locale };
	const order = await showMasterInFull(reader, master);
	const status = master.paidAt ? "completed" : "complete_in_progress";
	const lines = order.orders.flatMap((one) => one.lines);
	return {
		id,
		status,
		...(buyer && { buyer }),
		line_items: lines.map((line) => presentLine(line, reader)),
		currency,
		messages: [],
		totals: totalsOf(master),
		links: linksOf(reader),
		...(!master.paidAt && { continue_url: payAddress(reader, master) }),
		...(master.paidAt && { order: presentConfirmation(reader, id, master) }),
	};
}

/** Where its shopper pays what is ordered. */
const payAddress = (
	{ settings, locale }: ShopReader,
	{ no }: Pick<Master, "no">,
) => linkTo(settings.siteUrl, locale, `/order/order_pay?orderNo=${no}`);

/** Whoever reads in a language, of the shop at its address. */
interface ShopReader extends Pick<Ctx, "locale"> {
	settings: Pick<Ctx["settings"], "siteUrl">;
}

/** Its id is as secret as the checkout's: whoever has it may ask where the order is. */
export const presentConfirmation = (
	{ settings, locale }: ShopReader,
	checkoutId: string,
	{ no }: Master,
) => ({
	id: checkoutId.replace(/^checkout_/, "order_"),
	label: no,
	permalink_url: linkTo(
		settings.siteUrl,
		locale,
		`/order/visitor?orderNo=${no}`,
	),
});

/** Points count as what is taken off. */
export const totalsOf = (master: Master) =>
	presentTotals({
		goods: master.goodsTotal,
		coupons: toMoney(new Exact(master.couponTotal).add(master.pointsTotal)),
		freight: master.freightTotal,
		total: master.total,
	});
