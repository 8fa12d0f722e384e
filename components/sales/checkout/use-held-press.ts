"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { Quote } from "@/gateway/contract/sales/checkout";

interface Counting {
	quote: Quote | undefined;
	error: unknown;
	/** The amounts are being counted anew. */
	isPending: boolean;
}

/**
 * A press while the amounts are counted anew is not lost: it counts once they stand. Should they be others than the
 * shopper saw at the press, it agrees to nothing, and `isOvertaken` says so until the next one.
 */
export function useHeldPress(counting: Counting, submit: () => void) {
	const { quote, error, isPending } = counting;
	const [held, setHeld] = useState<Quote>();
	const [isOvertaken, setOvertaken] = useState(false);

	const release = useEffectEvent(() => {
		if (!held) return;
		setHeld(undefined);
		if (error) return;
		if (quote && isAgreed(quote, held)) submit();
		else setOvertaken(true);
	});
	useEffect(() => {
		if (!isPending) release();
	}, [isPending]);

	function press() {
		setOvertaken(false);
		if (isPending) setHeld((known) => known ?? quote);
		else submit();
	}
	return { press, isHeld: held !== undefined, isOvertaken };
}

/** The same amount, and no change that was not shown before. */
function isAgreed(quote: Quote, seen: Quote): boolean {
	return (
		quote === seen || (quote.total === seen.total && quote.changes.length === 0)
	);
}
