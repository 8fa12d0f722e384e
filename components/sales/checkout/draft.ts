import type { BodyOf } from "@/gateway/contract/call";
import type { createOrder, Quote } from "@/gateway/contract/sales/checkout";
import type { PayMethod } from "@/gateway/contract/sales/payment";
import { forgetSent, sentKey } from "@/lib/storage/sent-command";
import { readEntry, removeEntry, writeEntry } from "@/lib/storage/storage";

export type OrderBody = BodyOf<typeof createOrder>;

/** What a shopper has decided and typed; undefined where the gateway's own proposal stands. */
export interface Draft {
	addressId?: number;
	slots: Record<string, string>;
	/** The store where a group is fetched, by its key. */
	collecting: Record<string, number>;
	/** Where the mall's parcels go in the place of the address. */
	collectionPoint?: OrderBody["collectionPoint"];
	/** Who comes for it. */
	collector?: OrderBody["collector"];
	couponIds?: number[];
	usePoints: boolean;
	notes: Record<string, string>;
	handover: NonNullable<OrderBody["handover"]>;
	substitutions: NonNullable<OrderBody["substitutions"]>;
	payMethod?: PayMethod;
}

export const emptyDraft: Draft = {
	slots: {},
	collecting: {},
	usePoints: false,
	notes: {},
	handover: "door",
	substitutions: {},
};

const draftEntry = (preOrderNo: string) => `checkout-${preOrderNo}`;

/** As it was left on this page, in this tab. */
export function readDraft(preOrderNo: string): Draft {
	const kept = readEntry(draftEntry(preOrderNo), "session");
	return typeof kept === "object" ? { ...emptyDraft, ...kept } : emptyDraft;
}

export function keepDraft(preOrderNo: string, draft: Draft): void {
	writeEntry(draftEntry(preOrderNo), draft, "session");
}

/** The same command again has the same key: an order whose answer was lost is not made twice. */
export function keyOf(body: OrderBody): string {
	return sentKey(draftEntry(body.preOrderNo), body);
}

/** Once its answer is known. */
export function forgetSending(preOrderNo: string): void {
	forgetSent(draftEntry(preOrderNo));
}

export function forgetCheckout(preOrderNo: string): void {
	removeEntry(draftEntry(preOrderNo), "session");
	forgetSending(preOrderNo);
}

export interface Missing {
	part: "address" | "collector" | "slot" | "method";
	/** Of the group whose slot is missing. */
	group?: string;
}

/** Whether nothing of it is brought to an address. */
export function isAllCollected({ groups }: Quote): boolean {
	return (
		groups.length > 0 &&
		groups.every(({ isCollected, isToPoint }) => isCollected || isToPoint)
	);
}

/** What must be decided before there can be an order, the first thing first. */
export function missingOf(quote: Quote, draft: Draft): Missing | undefined {
	if (isAllCollected(quote)) {
		if (!draft.collector) return { part: "collector" };
	} else if (quote.addressId === null) return { part: "address" };
	const unset = quote.groups.find(
		({ cartType, slot }) => cartType === "SUPERMARKET" && slot === null,
	);
	if (unset) return { part: "slot", group: unset.key };
	return draft.payMethod ? undefined : { part: "method" };
}

/** What is agreed to; undefined while something is missing. */
export function orderOf(quote: Quote, draft: Draft): OrderBody | undefined {
	const { addressId } = quote;
	const isFetched = isAllCollected(quote);
	if (addressId === null && !isFetched) return undefined;
	if (!draft.payMethod) return undefined;
	const there = new Set(quote.groups.map(({ key }) => key));
	const slots = quote.groups.flatMap(({ key, slot }) =>
		slot ? [[key, slot.from]] : [],
	);
	const here = (by: Record<string, string>) =>
		Object.fromEntries(Object.entries(by).filter(([key]) => there.has(key)));
	return {
		...draft,
		preOrderNo: quote.preOrderNo,
		addressId,
		collector: isFetched ? draft.collector : undefined,
		payMethod: draft.payMethod,
		slots: { ...draft.slots, ...Object.fromEntries(slots) },
		notes: here(draft.notes),
		total: quote.total,
	};
}
