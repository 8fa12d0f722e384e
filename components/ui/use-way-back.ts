"use client";

import { useEffect, useEffectEvent, useRef } from "react";

const mark = "isOverPage";

/**
 * Gives what stands over the page an entry in the history, so that going back closes it and stays on the page. Answers
 * the function that closes it otherwise, which goes back too: no entry is left behind.
 */
export function useWayBack(onBack: () => void): () => void {
	const isLeaving = useRef(false);
	const follow = useEffectEvent(onBack);

	useEffect(() => {
		// An entry that a reload left behind serves again.
		if (!window.history.state?.[mark])
			window.history.pushState({ [mark]: true }, "");
		window.addEventListener("popstate", follow);
		return () => window.removeEventListener("popstate", follow);
	}, []);

	return () => {
		if (isLeaving.current) return;
		isLeaving.current = true;
		window.history.back();
	};
}
