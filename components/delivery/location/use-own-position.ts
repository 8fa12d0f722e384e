"use client";

import { useEffect, useRef, useState } from "react";
import type { Point } from "@/gateway/contract/distance";

/** What came of asking; `unavailable` also where the browser has no such thing. */
export type PositionState =
	| "idle"
	| "asking"
	| "denied"
	| "unavailable"
	| "timeout";

const patience = { timeout: 10_000, maximumAge: 300_000 };

/** Some ten metres: as exact as a delivery needs. */
function roughly(degrees: number): number {
	return Math.round(degrees * 10_000) / 10_000;
}

function faultOf(error: GeolocationPositionError): PositionState {
	if (error.code === error.PERMISSION_DENIED) return "denied";
	return error.code === error.TIMEOUT ? "timeout" : "unavailable";
}

/** Asks the browser where it is, once per `ask`; an answer after the shopper has left or gone another way is dropped. */
export function useOwnPosition(onFound: (point: Point) => void) {
	const [state, setState] = useState<PositionState>("idle");
	const turn = useRef(0);
	useEffect(
		() => () => {
			turn.current += 1;
		},
		[],
	);

	function ask() {
		if (state === "asking") return;
		if (!navigator.geolocation) return setState("unavailable");
		setState("asking");
		turn.current += 1;
		const mine = turn.current;
		navigator.geolocation.getCurrentPosition(
			({ coords: { latitude, longitude } }) => {
				if (mine !== turn.current) return;
				setState("idle");
				onFound({
					latitude: roughly(latitude),
					longitude: roughly(longitude),
				});
			},
			(error) => mine === turn.current && setState(faultOf(error)),
			patience,
		);
	}

	/** The shopper went another way. */
	function forget() {
		turn.current += 1;
		setState("idle");
	}

	return { state, ask, forget };
}
