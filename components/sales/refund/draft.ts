import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type {
	applyForRefund,
	getRefundOffer,
} from "@/gateway/contract/sales/refund";
import {
	type RefundReason,
	refundReasons,
} from "@/gateway/contract/sales/refund-terms";
import { goesToStore, returnWays } from "@/gateway/contract/sales/return-terms";
import { addAmounts } from "@/lib/money/cents";
import { readEntry, removeEntry, writeEntry } from "@/lib/storage/storage";

export type Offer = DataOf<typeof getRefundOffer>;
export type RefundBody = BodyOf<typeof applyForRefund>;

/** What a shopper has chosen and typed. */
export interface RefundDraft {
	/** Pieces by line; a line that stays is not there. */
	quantities: Record<number, number>;
	reason?: RefundReason;
	remark: string;
	/** Paths of pictures that have been sent. */
	images: string[];
	/** How the goods come back; undefined where money alone does. */
	back?: RefundBody["return"];
	/** The variant that is wanted for them; undefined where money is. */
	wanted?: number;
}

export const draftEntry = (orderNo: string) => `refund-${orderNo}`;

/** As it was left on this page, in this tab; undefined where nothing was. */
export function readDraft(orderNo: string): RefundDraft | undefined {
	const kept = readEntry(draftEntry(orderNo), "session");
	const { quantities, reason, remark, images, back, wanted } = (kept ??
		{}) as Partial<RefundDraft>;
	if (typeof quantities !== "object") return undefined;
	return {
		quantities,
		reason: refundReasons.find((known) => known === reason),
		remark: String(remark ?? ""),
		images: Array.isArray(images) ? images : [],
		back: returnWays.some((way) => way === back?.way) ? back : undefined,
		wanted: typeof wanted === "number" ? wanted : undefined,
	};
}

export function keepDraft(orderNo: string, draft: RefundDraft): void {
	writeEntry(draftEntry(orderNo), draft, "session");
}

export function forgetDraft(orderNo: string): void {
	removeEntry(draftEntry(orderNo), "session");
}

/** All of the line that was asked for, or of the whole order. */
export function firstDraft(offer: Offer, lineId?: number): RefundDraft {
	const asked = offer.lines.filter((line) => line.lineId === lineId);
	const lines = asked.length > 0 ? asked : offer.lines;
	return {
		quantities: Object.fromEntries(
			lines.map((line) => [line.lineId, line.quantity]),
		),
		remark: "",
		images: [],
	};
}

/** Lines with the pieces that go back, never more than can. */
export function chosenLines(
	offer: Offer,
	quantities: RefundDraft["quantities"],
) {
	return offer.lines.flatMap((line) => {
		const quantity = Math.min(quantities[line.lineId] ?? 0, line.quantity);
		return quantity > 0 ? [{ line, quantity }] : [];
	});
}

/** The line that can be exchanged, and how many pieces; undefined where money alone comes back. */
export function exchangeable(
	offer: Offer,
	{ quantities, back }: Pick<RefundDraft, "quantities" | "back">,
) {
	const [only, ...others] = chosenLines(offer, quantities);
	if (!only || others.length > 0) return undefined;
	const isBack = back && canReturn(offer, quantities);
	return isBack && only.line.variants.length > 0 ? only : undefined;
}

/** The variant that is wanted, with its terms; undefined where money is, or it cannot be had. */
export function wantedOf(
	offer: Offer,
	draft: Pick<RefundDraft, "quantities" | "back" | "wanted">,
) {
	const only = exchangeable(offer, draft);
	const variant = only?.line.variants.find(
		({ skuId }) => skuId === draft.wanted,
	);
	const terms = variant?.terms[(only?.quantity ?? 0) - 1];
	return variant && terms ? { variant, ...terms } : undefined;
}

/** What comes back, and how much of it is freight. */
export function sumOf(offer: Offer, quantities: RefundDraft["quantities"]) {
	const chosen = chosenLines(offer, quantities);
	const isEverything =
		chosen.length === offer.lines.length &&
		chosen.every(({ line, quantity }) => quantity === line.quantity);
	const freight = offer.isWhole && isEverything ? offer.freight : "0.00";
	const amounts = chosen.map(
		({ line, quantity }) => line.amounts[quantity - 1] ?? "0.00",
	);
	return { freight, amount: addAmounts([...amounts, freight]) };
}

/** Whether all that was chosen can be sent back. */
export function canReturn(
	offer: Offer,
	quantities: RefundDraft["quantities"],
): boolean {
	const { lineIds = [] } = offer.returnable ?? {};
	return chosenLines(offer, quantities).every(({ line }) =>
		lineIds.includes(line.lineId),
	);
}

/** Whether nothing more need be said of how goods come back. */
export function isWayKnown(back: RefundDraft["back"]): boolean {
	return !back || !goesToStore(back.way) || back.storeId !== undefined;
}

/** What is sent; undefined while something is missing. */
export function bodyOf(
	offer: Offer,
	draft: RefundDraft,
): RefundBody | undefined {
	const { quantities, reason, remark, images } = draft;
	const lines = chosenLines(offer, quantities).map(({ line, quantity }) => ({
		lineId: line.lineId,
		quantity,
	}));
	const back = canReturn(offer, quantities) ? draft.back : undefined;
	if (lines.length === 0 || !reason || !isWayKnown(back)) return undefined;
	const { orderNo } = offer;
	const { variant } = wantedOf(offer, draft) ?? {};
	const exchange = variant && { skuId: variant.skuId };
	return { orderNo, lines, reason, remark, images, return: back, exchange };
}
