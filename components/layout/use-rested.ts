"use client";

import { useEffect, useState } from "react";

const restMilliseconds = 500;

/** A typed text once the typing rests. */
export function useRested(text: string): string {
	const [rested, setRested] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setRested(text), restMilliseconds);
		return () => clearTimeout(timer);
	}, [text]);
	return rested;
}
