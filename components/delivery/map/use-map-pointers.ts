"use client";

import { type PointerEvent, useRef } from "react";
import type { Pixel } from "@/lib/map/projection";

const tapPixels = 6;

interface Gestures {
	onDrag: (by: Pixel) => void;
	/** Two fingers stand so many times wider than before. */
	onPinch: (factor: number) => void;
	onTap: (at: Pixel) => void;
}

function pixelOf({ clientX, clientY, currentTarget }: PointerEvent): Pixel {
	const { left, top } = currentTarget.getBoundingClientRect();
	return { x: clientX - left, y: clientY - top };
}

function span(fingers: Map<number, Pixel>): number {
	const [one, other] = [...fingers.values()];
	return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** Drag, pinch and tap on the map. Where the page scrolls under a finger the browser cancels, and nothing happens. */
export function useMapPointers({ onDrag, onPinch, onTap }: Gestures) {
	const held = useRef(new Map<number, Pixel>());
	const path = useRef(0);

	function onPointerDown(event: PointerEvent) {
		if (event.button !== 0) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		if (held.current.size === 0) path.current = 0;
		held.current.set(event.pointerId, pixelOf(event));
	}

	function onPointerMove(event: PointerEvent) {
		const before = held.current.get(event.pointerId);
		if (!before) return;
		const now = pixelOf(event);
		const spanBefore = span(held.current);
		held.current.set(event.pointerId, now);
		const by = { x: now.x - before.x, y: now.y - before.y };
		path.current += Math.hypot(by.x, by.y);
		if (spanBefore > 0) onPinch(span(held.current) / spanBefore);
		else if (path.current > tapPixels) onDrag(by);
	}

	function onPointerUp(event: PointerEvent) {
		const wasHeld = held.current.delete(event.pointerId);
		if (!wasHeld || held.current.size > 0) return;
		if (path.current <= tapPixels) onTap(pixelOf(event));
	}

	function onPointerCancel(event: PointerEvent) {
		held.current.delete(event.pointerId);
	}

	return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
