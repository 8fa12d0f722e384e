"use client";

import { useEffect, useState } from "react";
import { codeTimerSeconds, startCodeTimer } from "@/lib/session/code-timer";

const tickMs = 500;

/** Seconds until the next code may be asked for: undefined before the first one, 0 when the time is over. */
export function useCodeTimer() {
	const [secondsLeft, setSecondsLeft] = useState<number>();

	useEffect(() => {
		setSecondsLeft(codeTimerSeconds());
		const timer = setInterval(() => setSecondsLeft(codeTimerSeconds()), tickMs);
		return () => clearInterval(timer);
	}, []);

	function start(seconds: number) {
		startCodeTimer(seconds);
		setSecondsLeft(codeTimerSeconds());
	}

	return { secondsLeft, start };
}
