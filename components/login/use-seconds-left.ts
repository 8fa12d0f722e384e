"use client";

import { useEffect, useState } from "react";

const tickMs = 1_000;

/** Whole seconds until a moment, in milliseconds; 0 from then on, and while there is none. */
export function useSecondsLeft(deadline: number | undefined): number {
	const [now, setNow] = useState(() => Date.now());
	const isRunning = deadline !== undefined && deadline > now;
	useEffect(() => {
		if (!isRunning) return;
		const timer = setInterval(() => setNow(Date.now()), tickMs);
		return () => clearInterval(timer);
	}, [isRunning]);
	if (deadline === undefined) return 0;
	return Math.max(0, Math.ceil((deadline - now) / 1000));
}
