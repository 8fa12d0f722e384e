"use client";

import { useState } from "react";
import type { Point } from "@/gateway/contract/distance";
import type { MapProps } from "@/lib/map/marker";
import {
	guessZoom,
	isOnMap,
	type Size,
	type View,
	viewOf,
} from "@/lib/map/view";

export function isSame(one: Point | null, other: Point | null): boolean {
	return (
		one?.latitude === other?.latitude && one?.longitude === other?.longitude
	);
}

/** What stands on the map, or the pin alone where that is to be moved; else roughly around a guess. */
export function firstView(props: MapProps, size: Size): View {
	const { markers, onPinMoved, around } = props;
	const pin = props.pin && isOnMap(props.pin) ? props.pin : null;
	if (pin && onPinMoved) return viewOf([pin], size);
	const known = pin ? [...markers, pin] : markers;
	if (known.length === 0 && around && isOnMap(around))
		return { centre: around, zoom: guessZoom };
	return viewOf(known, size);
}

/**
 * What the map shows. It begins with everything it was given, or with the pin where that is to be moved, and follows a
 * pin that comes from elsewhere; where the shopper looks is left alone.
 */
export function useMapView(props: MapProps, size: Size) {
	const { pin, onPinMoved } = props;
	const [view, setView] = useState(() => firstView(props, size));
	const [seenPin, setSeenPin] = useState(pin);
	const [movedTo, setMovedTo] = useState<Point | null>(null);
	if (!isSame(pin, seenPin)) {
		setSeenPin(pin);
		if (pin && !isSame(pin, movedTo)) setView(firstView(props, size));
	}

	function movePin(point: Point) {
		setMovedTo(point);
		onPinMoved?.(point);
	}

	return { view, setView, movePin: onPinMoved && movePin };
}
