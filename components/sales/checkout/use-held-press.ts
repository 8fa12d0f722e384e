"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SendAddress } from "@/components/identity/address/use-address-form";
import type { Quote } from "@/gateway/contract/sales/checkout";
import type { Draft } from "./draft";

interface Counting {
	quote: Quote | undefined;
	/** Times that the shopper chose, by group. */
	slots: Draft["slots"];
	error: unknown;
	/** The amounts are being counted anew. */
	isPending: boolean;
}

/**
 * A press while the amounts are counted anew is not lost: it counts once they stand. Should they be others than the
 * shopper saw at the press, it agrees to nothing, and `isOvertaken` says so until the next one. An address that is
 * being written is saved before, by `sender`, and counted.
 */
export function useHeldPress(counting: Counting, submit: () => void) {
	const { quote, slots, error } = counting;
	const sender = useRef<SendAddress>(null);
	const [isSaving, setSaving] = useState(false);
	const isPending = counting.isPending || isSaving;
	const [held, setHeld] = useState<Quote>();
	const [isOvertaken, setOvertaken] = useState(false);

	const release = useEffectEvent(() => {
		if (!held) return;
		setHeld(undefined);
		if (error) return;
		if (quote && isAgreed(quote, held, slots)) submit();
		else setOvertaken(true);
	});
	useEffect(() => {
		if (!isPending) release();
	}, [isPending]);

	async function press() {
		setOvertaken(false);
		if (sender.current && !held) {
			setHeld(quote);
			setSaving(true);
			if (!(await sender.current())) setHeld(undefined);
			setSaving(false);
		} else if (isPending) setHeld((known) => known ?? quote);
		else submit();
	}
	return { press, sender, isHeld: held !== undefined, isOvertaken };
}

/** The same amount, times that were seen or chosen, and no change that was not shown before. */
function isAgreed(quote: Quote, seen: Quote, slots: Draft["slots"]): boolean {
	const timesOf = ({ groups }: Quote) =>
		groups.map(({ key, slot }) => slots[key] ?? slot?.from).join();
	return (
		quote === seen ||
		(quote.total === seen.total &&
			quote.changes.length === 0 &&
			timesOf(quote) === timesOf(seen))
	);
}
