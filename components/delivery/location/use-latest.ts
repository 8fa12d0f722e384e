"use client";

import { useEffect, useRef } from "react";

/** For what only the last wish counts: each begins by ending the one before, and leaving ends the last. */
export function useLatest(): () => AbortSignal {
	const current = useRef<AbortController>(undefined);
	useEffect(() => () => current.current?.abort(), []);
	return () => {
		current.current?.abort();
		current.current = new AbortController();
		return current.current.signal;
	};
}
