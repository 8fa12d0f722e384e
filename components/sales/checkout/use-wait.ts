"use client";

import { useEffect, useState } from "react";

export type Wait = "none" | "short" | "shown" | "long";

const shownAfterMs = 300;
const longAfterMs = 8_000;

/** How long a shopper has been waiting: what is quick shows no progress, what is slow says so. */
export function useWait(isWaiting: boolean): Wait {
	const [wait, setWait] = useState<Wait>("short");
	useEffect(() => {
		if (!isWaiting) return;
		const shown = setTimeout(() => setWait("shown"), shownAfterMs);
		const long = setTimeout(() => setWait("long"), longAfterMs);
		return () => {
			clearTimeout(shown);
			clearTimeout(long);
			setWait("short");
		};
	}, [isWaiting]);
	return isWaiting ? wait : "none";
}
