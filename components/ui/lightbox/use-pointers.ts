"use client";

import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { Point } from "./zoom";

const doubleTapMs = 300;
const tapDistance = 24;
const swipeDistance = 48;

interface Gestures {
	/** One finger or the mouse moved by this much. */
	onDrag: (by: Point) => void;
	/** Two fingers: how much wider they stand, around which point, and how that point moved. */
	onPinch: (factor: number, around: Point, by: Point) => void;
	onDoubleTap: (point: Point) => void;
	/** A quick sideways stroke of one finger: 1 to what comes next, -1 to what was before. */
	onSwipe: (step: 1 | -1) => void;
}

export function distance(one: Point, other: Point): number {
	return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
	return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function between(from: Point, to: Point): Point {
	return { x: to.x - from.x, y: to.y - from.y };
}

/** Where an event happened, from the centre of the element. */
export function pointOf(
	event: { clientX: number; clientY: number },
	element: Element,
): Point {
	const box = element.getBoundingClientRect();
	return {
		x: event.clientX - box.left - box.width / 2,
		y: event.clientY - box.top - box.height / 2,
	};
}

/** What fingers and mouse do on an element, as gestures. */
export function usePointers(gestures: Gestures) {
	const held = useRef(new Map<number, Point>());
	const start = useRef<Point>({ x: 0, y: 0 });
	const lastTap = useRef({ at: 0, x: 0, y: 0 });
	const isTouch = useRef(false);

	function onPointerDown(event: PointerEvent) {
		event.currentTarget.setPointerCapture(event.pointerId);
		isTouch.current = event.pointerType === "touch";
		start.current = pointOf(event, event.currentTarget);
		held.current.set(event.pointerId, start.current);
	}
	function onPointerMove(event: PointerEvent) {
		const before = held.current.get(event.pointerId);
		if (!before) return;
		const now = pointOf(event, event.currentTarget);
		held.current.set(event.pointerId, now);
		const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
		if (!other) return gestures.onDrag(between(before, now));
		const around = middle(before, other);
		const factor = distance(now, other) / distance(before, other);
		gestures.onPinch(factor, around, between(around, middle(now, other)));
	}
	function onPointerUp(event: PointerEvent) {
		held.current.delete(event.pointerId);
		if (held.current.size > 0) return;
		const end = pointOf(event, event.currentTarget);
		const { x, y } = between(start.current, end);
		if (Math.hypot(x, y) < tapDistance)
			return isTouch.current && tap(event.timeStamp, end);
		if (Math.abs(x) > swipeDistance + Math.abs(y))
			gestures.onSwipe(x < 0 ? 1 : -1);
	}
	function tap(at: number, point: Point) {
		const last = lastTap.current;
		const isSecond =
			at - last.at < doubleTapMs && distance(last, point) < tapDistance;
		lastTap.current = { at: isSecond ? 0 : at, ...point };
		if (isSecond) gestures.onDoubleTap(point);
	}
	/** Some browsers report two taps of a finger as this too, and some do not. */
	function onDoubleClick(event: MouseEvent) {
		if (!isTouch.current)
			gestures.onDoubleTap(pointOf(event, event.currentTarget));
	}
	function onPointerCancel(event: PointerEvent) {
		held.current.delete(event.pointerId);
	}
	return {
		onPointerDown,
		onPointerMove,
		onPointerUp,
		onPointerCancel,
		onDoubleClick,
	};
}
