import { useEffect, useRef } from "react";

const firstWaitMs = 3_000;
const waitAtMostMs = 30_000;
const growth = 1.5;

interface Pace {
	/** Begins anew with the shortest wait when it changes. */
	stirredBy: string | number;
	/** So long it waits each time where it is told what is new. */
	toldWaitMs: number | undefined;
}

/**
 * Asks again and again while the page is looked at, ever more seldom while there is nothing, and at once whenever somebody
 * comes back to it.
 */
export function usePoll(
	ask: () => Promise<boolean>,
	{ stirredBy, toldWaitMs }: Pace,
): void {
	const latest = useRef(ask);
	latest.current = ask;
	// biome-ignore lint/correctness/useExhaustiveDependencies: whatever stirs it begins anew with the shortest wait.
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		let waitMs = firstWaitMs;
		let isOver = false;
		const wait = () => {
			clearTimeout(timer);
			if (!isOver && document.visibilityState === "visible")
				timer = setTimeout(run, toldWaitMs ?? waitMs);
		};
		async function run() {
			const isNew = await latest.current().catch(() => false);
			waitMs = isNew ? firstWaitMs : Math.min(waitMs * growth, waitAtMostMs);
			wait();
		}
		const comeBack = () => {
			waitMs = firstWaitMs;
			if (document.visibilityState === "visible") void run();
			else clearTimeout(timer);
		};
		wait();
		document.addEventListener("visibilitychange", comeBack);
		return () => {
			isOver = true;
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", comeBack);
		};
	}, [stirredBy, toldWaitMs]);
}
