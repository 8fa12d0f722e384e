"use client";

import { useEffect, useState } from "react";
import { type RefCallBack, useForm } from "react-hook-form";
import {
	firstDraft,
	keepDraft,
	type Offer,
	type RefundDraft,
	readDraft,
} from "./draft";

/** What is decided on the page; a reload finds it again, unless another line was asked for since. */
export function useRefundForm(offer: Offer, lineId: number | undefined) {
	const [defaultValues] = useState(() => begin(offer, lineId));
	const form = useForm<RefundDraft>({ defaultValues });
	const { orderNo } = offer;

	useEffect(() => {
		const watched = form.watch(() => keepDraft(orderNo, form.getValues()));
		return () => watched.unsubscribe();
	}, [form, orderNo]);
	return form;
}

function begin(offer: Offer, lineId: number | undefined): RefundDraft {
	const first = firstDraft(offer, lineId);
	const kept = readDraft(offer.orderNo);
	if (!kept) return first;
	const isSameLine = lineId === undefined || kept.quantities[lineId];
	return isSameLine ? kept : { ...kept, quantities: first.quantities };
}

/** The part of the page that a field of the form stands for: a form that was sent in vain leads there. */
export const standsFor = (ref: RefCallBack) => (part: HTMLElement | null) =>
	ref(
		part && {
			focus() {
				part.scrollIntoView({ block: "center" });
				part
					.querySelector<HTMLElement>("input:not([hidden]), select, button")
					?.focus({ preventScroll: true });
			},
		},
	);
