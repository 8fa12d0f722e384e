"use client";

import { useState } from "react";
import {
	firstDraft,
	keepDraft,
	type Offer,
	type RefundDraft,
	readDraft,
} from "./draft";

/** What is decided on the page; a reload finds it again, unless another line was asked for since. */
export function useRefundDraft(offer: Offer, lineId: number | undefined) {
	const [draft, setDraft] = useState(() => begin(offer, lineId));

	function change(part: Partial<RefundDraft>) {
		setDraft((known) => {
			const next = { ...known, ...part };
			keepDraft(offer.orderNo, next);
			return next;
		});
	}
	return { draft, change };
}

function begin(offer: Offer, lineId: number | undefined): RefundDraft {
	const first = firstDraft(offer, lineId);
	const kept = readDraft(offer.orderNo);
	if (!kept) return first;
	const isSameLine = lineId === undefined || kept.quantities[lineId];
	return isSameLine ? kept : { ...kept, quantities: first.quantities };
}
