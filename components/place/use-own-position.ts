"use client";

import { useEffect, useRef, useState } from "react";
import type { Point } from "@/gateway/contract/distance";

type PositionState = "idle" | "asking" | "denied" | "failed";

const patience = { timeout: 10_000, maximumAge: 300_000 };

/** Some ten metres: as exact as a delivery needs. */
function roughly(degrees: number): number {
	return Math.round(degrees * 10_000) / 10_000;
}

/** Asks the browser where it is, once per `ask`; an answer after the shopper has left is dropped. */
export function useOwnPosition(onFound: (point: Point) => void) {
	const [state, setState] = useState<PositionState>("idle");
	const isHere = useRef(true);
	useEffect(() => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, []);

	function ask() {
		if (state === "asking") return;
		if (!navigator.geolocation) return setState("failed");
		setState("asking");
		navigator.geolocation.getCurrentPosition(
			({ coords: { latitude, longitude } }) =>
				isHere.current &&
				onFound({
					latitude: roughly(latitude),
					longitude: roughly(longitude),
				}),
			({ code, PERMISSION_DENIED }) =>
				isHere.current &&
				setState(code === PERMISSION_DENIED ? "denied" : "failed"),
			patience,
		);
	}

	return { state, ask };
}
