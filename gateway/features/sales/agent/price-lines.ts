import type { Cart, CartLine } from "../../../contract/sales/cart";
import type { AgentContent } from "../../../db/schema/agent";
import type { Ctx } from "../../../http/context";
import { answerIn } from "../../../words/words";
import { showOwnBasket } from "../cart/service";
import { variantIdOf } from "./product-id";
import { centsOf, type Message } from "./protocol";

export interface PricedLines {
	/** What can be bought, as many as there are. */
	lines: CartLine[];
	totals: Cart["totals"];
	messages: Message[];
}

/** By the rules of a visitor's basket. What is not there as often as it was asked for is lowered, or left out, and said. */
export async function priceLines(
	ctx: Ctx,
	wanted: AgentContent["lines"],
): Promise<PricedLines> {
	const asked = wanted.flatMap(({ skuId, quantity }) =>
		skuId ? [{ skuId, quantity }] : [],
	);
	const first = await showOwnBasket(ctx, { lines: asked, added: [] });
	const found = linesOf(first);
	const most = new Map(found.map((one) => [one.skuId, one.quantityMax]));
	const sold = asked.flatMap(({ skuId, quantity }) => {
		const there = Math.min(quantity, most.get(skuId) ?? 0);
		return there > 0 ? [{ skuId, quantity: there }] : [];
	});
	const isLowered = found.some(({ state }) => state === "fewer");
	const basket = isLowered
		? await showOwnBasket(ctx, { lines: sold, added: [] })
		: first;
	const priced = linesOf(basket);
	const lines = sold.flatMap(
		({ skuId }) => priced.find((line) => line.skuId === skuId) ?? [],
	);
	const names = new Map(
		[...found, ...first.invalid].map(({ skuId, name }) => [skuId, name]),
	);
	const messages = sayAllShort(ctx, wanted, { lines, names });
	return { lines, totals: basket.totals, messages };
}

interface Found {
	/** What can be bought. */
	lines: { skuId: number; quantity: number }[];
	/** Of all that is known, by sku. */
	names: ReadonlyMap<number, string>;
}

/** A message for each line that is not there as often as it was asked for. */
export const sayAllShort = (
	ctx: Ctx,
	wanted: AgentContent["lines"],
	{ lines, names }: Found,
): Message[] =>
	wanted.flatMap((line) => {
		const at = lines.findIndex(({ skuId }) => skuId === line.skuId);
		const quantity = lines[at]?.quantity;
		if (quantity === line.quantity) return [];
		const name = names.get(line.skuId ?? 0);
		return [sayShort(ctx, { name, line, at, quantity })];
	});

const linesOf = ({ groups }: Cart) => groups.flatMap(({ lines }) => lines);

interface Short {
	line: AgentContent["lines"][number];
	/** Undefined where nobody knows it. */
	name: string | undefined;
	/** Where it stands in the answer. */
	at: number;
	quantity: number | undefined;
}

function sayShort(
	{ locale }: Ctx,
	{ line, name, at, quantity }: Short,
): Message {
	if (name === undefined)
		return {
			type: "warning",
			code: "item_unavailable",
			content: answerIn(locale, "agentUnknown", { item: line.item }),
		};
	if (quantity === undefined)
		return {
			type: "warning",
			code: "out_of_stock",
			content: answerIn(locale, "agentGone", { name }),
		};
	return {
		type: "warning",
		code: "quantity_lowered",
		path: `$.line_items[${at}].quantity`,
		content: answerIn(locale, "agentLowered", {
			name,
			quantity: String(quantity),
		}),
	};
}

export type SoldLine = Pick<
	CartLine,
	"skuId" | "name" | "image" | "options" | "price" | "quantity" | "subtotal"
>;

/** Prices of one are the shelf's; what coupons take off stands in the totals of all. */
export const presentLine = (
	line: SoldLine,
	{ settings }: { settings: Pick<Ctx["settings"], "siteUrl"> },
) => {
	const options = Object.values(line.options).join(" / ");
	const amount = centsOf(line.subtotal);
	return {
		id: lineIdOf(line.skuId),
		item: {
			id: variantIdOf(line.skuId),
			title: options ? `${line.name} (${options})` : line.name,
			price: centsOf(line.price),
			image_url: new URL(line.image, settings.siteUrl).href,
		},
		quantity: line.quantity,
		totals: [
			{ type: "subtotal", amount },
			{ type: "total", amount },
		],
	};
};

export const lineIdOf = (skuId: number) => `line-${skuId}`;

export function presentTotals({ goods, coupons, freight, total }: Amounts) {
	const off = centsOf(coupons);
	return [
		{ type: "subtotal", amount: centsOf(goods) },
		...(off > 0 ? [{ type: "discount", amount: -off }] : []),
		{ type: "fulfillment", amount: centsOf(freight) },
		{ type: "total", amount: centsOf(total) },
	];
}

type Amounts = Pick<Cart["totals"], "goods" | "coupons" | "freight" | "total">;
