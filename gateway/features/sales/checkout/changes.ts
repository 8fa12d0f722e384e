import { type LocaleCode, localize } from "../../../contract/locale";
import type { QuoteChange } from "../../../contract/sales/checkout";
import type { ShownQuote } from "../../../db/schema/pre-order";
import { orderKeyOf } from "../pricing/service";
import { type Change, change } from "./change";
import { deliveryChanges } from "./delivery-changes";
import type { Quoted } from "./read-quote";
import { choicesKey, summarizeQuote } from "./shown-quote";

/** What has changed since the shopper last saw the pre-order; amounts are compared between the same choices alone. */
export function findChanges(quoted: Quoted, locale: LocaleCode): QuoteChange[] {
	const { shown } = quoted.preOrder;
	const now = summarizeQuote(quoted);
	const isSame = shown?.choices === choicesKey(quoted.choices);
	const changes = [
		...lineChanges(quoted, now),
		...lostCoupons(quoted),
		...deliveryChanges(quoted, isSame ? shown : null),
		...(isSame && shown ? amountChanges(shown, now) : []),
	];
	const isFirst = ({ kind, about }: Change, at: number) =>
		changes.findIndex((one) => one.kind === kind && one.about === about) === at;
	return changes.filter(isFirst).map((one) => nameChange(one, quoted, locale));
}

/** Against the quote that was shown; before any was, against the pre-order itself. */
function lineChanges(quoted: Quoted, now: ShownQuote): Change[] {
	const { shown, lines: wanted } = quoted.preOrder;
	const before = shown?.lines ?? wanted;
	const changes = before.flatMap((line) => lineChange(line, quoted, now));
	const isNew = (skuId: number) => !before.some((line) => line.skuId === skuId);
	const back = now.lines
		.filter(({ skuId }) => isNew(skuId))
		.map((line) => change("stock", line.skuId, ["0", `${line.quantity}`]));
	return [...changes, ...back];
}

function lineChange(
	line: ShownQuote["lines"][number],
	{ dropped }: Quoted,
	{ lines }: ShownQuote,
): Change[] {
	const { skuId, quantity, price } = line;
	const found = lines.find((one) => one.skuId === skuId);
	if (!found) {
		const state = dropped.find((one) => one.skuId === skuId)?.state;
		return state === "soldOut"
			? [change("stock", skuId, [`${quantity}`, "0"])]
			: [change("offShelf", skuId, [`${quantity}`, null])];
	}
	return [
		...(found.price === price
			? []
			: [change("price", skuId, [price, found.price])]),
		...(found.quantity === quantity
			? []
			: [change("stock", skuId, [`${quantity}`, `${found.quantity}`])]),
	];
}

/** Chosen by name and not to be had any more: used elsewhere, or over. */
function lostCoupons({ choices, chosen }: Quoted): Change[] {
	return (choices.couponIds ?? [])
		.filter((couponId) => !chosen.some(({ id }) => id === couponId))
		.map((couponId) => change("coupon", couponId, [null, null]));
}

function amountChanges(shown: ShownQuote, now: ShownQuote): Change[] {
	const savings = (quote: ShownQuote) =>
		new Map(quote.coupons.map((one) => [one.couponId, one.saving]));
	const [before, after] = [savings(shown), savings(now)];
	const coupons = [...new Set([...before.keys(), ...after.keys()])]
		.filter((id) => before.get(id) !== after.get(id))
		.map((id) =>
			change("coupon", id, [before.get(id) ?? null, after.get(id) ?? null]),
		);
	const points: [string, string] = [`${shown.pointsUsed}`, `${now.pointsUsed}`];
	return [
		...coupons,
		...(points[0] === points[1] ? [] : [change("points", "points", points)]),
	];
}

export function nameChange(
	one: Change,
	quoted: Quoted,
	locale: LocaleCode,
): QuoteChange {
	return { ...one, name: nameOf(one, quoted, locale) };
}

function nameOf(
	{ kind, about }: Change,
	{ sold, dropped, coupons, preOrder }: Quoted,
	locale: LocaleCode,
): string {
	const lines = [...sold, ...dropped];
	switch (kind) {
		case "price":
		case "stock":
		case "offShelf":
			return localize(
				lines.find(({ skuId }) => String(skuId) === about)?.name ?? {},
				locale,
			);
		case "coupon": {
			const known = [
				...coupons.map(({ id, name }) => ({ id, name })),
				...(preOrder.shown?.coupons ?? []).map(({ couponId, name }) => ({
					id: couponId,
					name,
				})),
			];
			const found = known.find(({ id }) => String(id) === about);
			return localize(found?.name ?? {}, locale);
		}
		case "points":
			return "";
		default:
			return localize(
				lines.find((line) => orderKeyOf(line) === about)?.merchantName ?? {},
				locale,
			);
	}
}
