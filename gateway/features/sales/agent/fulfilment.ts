import { z } from "zod";
import { describeLocale } from "../../../contract/locale";
import type { AgentFulfillment } from "../../../contract/sales/agent-cart";
import type { AgentContent } from "../../../db/schema/agent";
import type { Ctx } from "../../../http/context";
import { answerIn } from "../../../words/words";
import {
	findStoreRow,
	presentSpan,
	readSlots,
} from "../../delivery/store/service";
import type { quoteForVisitor } from "../checkout/service";
import { orderKeyOf } from "../pricing/service";
import { keptOf, savedNumberOf, type Whither } from "./destination";
import { lineIdOf } from "./price-lines";
import { centsOf, type Message } from "./protocol";

// What the shop brings together is a method of the protocol with one group: of the mall what one merchant sends, of the
// supermarket what one store brings in a slot.

const optionsMax = 18;
const courier = "courier";

export type VisitorsQuote = Awaited<ReturnType<typeof quoteForVisitor>>;
type Delivery =
	VisitorsQuote["deliveries"] extends Map<string, infer One> ? One : never;

/** The address that was chosen, else the first; a choice alone keeps the one that was given before. */
export function readFulfilment(
	said: AgentFulfillment | undefined,
	before: AgentContent | undefined,
): Pick<AgentContent, "destination" | "options"> {
	const methods = said?.methods ?? [];
	const all = methods.flatMap(({ destinations = [] }) => destinations);
	const chosen = methods.find((one) => one.selected_destination_id);
	const chosenId = chosen?.selected_destination_id;
	const given = all.find(({ id }) => id === chosenId) ?? all[0];
	const destination = given ?? findChosen(chosenId, before);
	const groups = methods.flatMap((method) => method.groups ?? []);
	const options = Object.fromEntries(
		groups.flatMap(({ id, selected_option_id: option }) =>
			id && option ? [[id, option]] : [],
		),
	);
	return {
		...(destination && { destination: keptOf(destination) }),
		options,
	};
}

function findChosen(
	id: string | null | undefined,
	before: AgentContent | undefined,
) {
	if (!id) return undefined;
	if (savedNumberOf(id) !== undefined) return { id };
	const known = before?.destination;
	return known?.id === id ? known : undefined;
}

/** The slots that were chosen, as a quote takes them; what is none is left to be said. */
export const slotsIn = ({ options = {} }: AgentContent) =>
	Object.fromEntries(
		Object.entries(options).filter(([, option]) => isMoment(option)),
	);

const isMoment = (text: string) =>
	z.iso.datetime({ offset: true }).safeParse(text).success;

interface Wish {
	whither: Whither;
	options: AgentContent["options"];
	/** Whether a slot that is merely proposed is none yet: nobody else will ask for it. */
	mustChoose: boolean;
}

export async function presentFulfilment(
	ctx: Ctx,
	quote: VisitorsQuote,
	wish: Wish,
) {
	const groups = await Promise.all(
		quote.priced.orders.map(async (order, at) => {
			const delivery = quote.deliveries.get(order.key);
			if (!delivery) throw new Error(`Nothing brings ${order.key}`);
			const amount = centsOf(order.freight.amount);
			const options = await listOptions(ctx, { order, delivery, amount });
			const lines = quote.sold.filter((line) => orderKeyOf(line) === order.key);
			const { method, lost, isChosen } = presentMethod(wish, {
				key: order.key,
				lineIds: lines.map(({ skuId }) => lineIdOf(skuId)),
				options,
				proposed: delivery.slot?.from ?? options[0]?.id ?? null,
			});
			const isDue =
				wish.mustChoose && !isChosen && order.cartType === "SUPERMARKET";
			const messages = faultsOf(ctx, { delivery, lost, isDue, at });
			return { method, messages };
		}),
	);
	return {
		fulfillment: { methods: groups.map(({ method }) => method) },
		messages: groups.flatMap(({ messages }) => messages),
	};
}

interface Group {
	key: string;
	lineIds: string[];
	options: { id: string }[];
	/** Where nothing is chosen. */
	proposed: string | null;
}

function presentMethod(
	{ whither, options: chosen = {} }: Wish,
	{ key, lineIds, options, proposed }: Group,
) {
	const wished = chosen[key];
	const isThere = options.some(({ id }) => id === wished);
	const lost = wished !== undefined && !isThere;
	const method = {
		id: `delivery-${key}`,
		type: "shipping",
		line_item_ids: lineIds,
		...(whither.destinations.length > 0 && {
			destinations: whither.destinations,
			selected_destination_id: whither.selectedId,
		}),
		groups: [
			{
				id: key,
				line_item_ids: lineIds,
				options,
				selected_option_id: lost ? null : (wished ?? proposed),
			},
		],
	};
	return { method, lost, isChosen: isThere };
}

interface Faults {
	delivery: Delivery;
	/** The chosen option is not there any more. */
	lost: boolean;
	/** One is still to be chosen. */
	isDue: boolean;
	at: number;
}

function faultsOf(
	{ locale }: Ctx,
	{ delivery, lost, isDue, at }: Faults,
): Message[] {
	const path = `$.fulfillment.methods[${at}]`;
	const severity = "recoverable";
	if (delivery.isOutOfReach)
		return [
			{
				type: "error",
				code: "address_undeliverable",
				severity,
				path,
				content: answerIn(locale, "agentNoReach"),
			},
		];
	if (!lost && !isDue) return [];
	return [
		{
			type: "error",
			code: lost ? "fulfillment_changed" : "fulfillment_required",
			severity,
			path: `${path}.groups[0].selected_option_id`,
			content: answerIn(locale, lost ? "agentNoOption" : "agentChooseOption"),
		},
	];
}

interface ToList {
	order: { cartType: string };
	delivery: Delivery;
	/** What it costs, in cents. */
	amount: number;
}

async function listOptions(ctx: Ctx, { order, delivery, amount }: ToList) {
	const totals = [
		{ type: "fulfillment", amount },
		{ type: "total", amount },
	];
	if (order.cartType === "E_COMMERCE")
		return [
			{ id: courier, title: answerIn(ctx.locale, "agentCourier"), totals },
		];
	const row = delivery.store && (await findStoreRow(ctx.db, delivery.store.id));
	if (!row) return [];
	const daysOf = await readSlots(ctx, [row], { now: ctx.now() });
	const open = daysOf(row.id)
		.flatMap(({ slots }) => slots)
		.filter(({ state }) => state === "open");
	const shown = new Intl.DateTimeFormat(describeLocale(ctx.locale).intl, {
		timeZone: "Asia/Hong_Kong",
		hourCycle: "h23",
		weekday: "short",
		day: "numeric",
		month: "short",
		hour: "2-digit",
		minute: "2-digit",
	});
	return open.slice(0, optionsMax).map((slot) => {
		const { from, to } = presentSpan(slot);
		return {
			id: from,
			title: shown.formatRange(slot.from, slot.to),
			earliest_fulfillment_time: from,
			latest_fulfillment_time: to,
			totals,
		};
	});
}
