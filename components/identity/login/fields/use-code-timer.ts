"use client";

import { useEffect, useState } from "react";
import { codeTimerSeconds, startCodeTimer } from "@/lib/session/code-timer";

const tickMs = 500;

/** Seconds until the next code may be asked for: undefined before the first one, 0 when the time is over. */
export function useCodeTimer(way?: string) {
	const [secondsLeft, setSecondsLeft] = useState<number>();

	useEffect(() => {
		const tick = () => setSecondsLeft(codeTimerSeconds(way));
		tick();
		const timer = setInterval(tick, tickMs);
		return () => clearInterval(timer);
	}, [way]);

	function start(seconds: number) {
		startCodeTimer(seconds, way);
		setSecondsLeft(codeTimerSeconds(way));
	}

	return { secondsLeft, start };
}
