"use client";

import { useEffect, useState } from "react";

/** Counts down to when the next code may be asked for; 0 once it may. */
export function useCountdown() {
	const [deadline, setDeadline] = useState(0);
	const [now, setNow] = useState(0);
	const seconds = Math.max(0, Math.ceil((deadline - now) / 1000));
	useEffect(() => {
		if (seconds === 0) return;
		const tick = setInterval(() => setNow(Date.now()), 500);
		return () => clearInterval(tick);
	}, [seconds]);

	function start(forSeconds: number) {
		setNow(Date.now());
		setDeadline(Date.now() + forSeconds * 1000);
	}

	return { seconds, wasStarted: deadline > 0, start };
}
