"use client";

import { useEffect, useState } from "react";

const tickMs = 1_000;

/** Whole seconds until a moment, in milliseconds; 0 from then on, undefined while there is none. */
export function useSecondsLeft(
	deadline: number | undefined,
): number | undefined {
	const [now, setNow] = useState<number>();
	useEffect(() => {
		if (deadline === undefined) return;
		const tick = () => setNow(Date.now());
		tick();
		const timer = setInterval(tick, tickMs);
		return () => clearInterval(timer);
	}, [deadline]);
	if (deadline === undefined || now === undefined) return undefined;
	return Math.max(0, Math.ceil((deadline - now) / 1000));
}
