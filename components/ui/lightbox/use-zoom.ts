"use client";

import { useRef, useState } from "react";
import { pointOf, usePointers } from "./use-pointers";
import { isZoomed, type Point, pan, wholePicture, zoomAt } from "./zoom";

const doubleTapFactor = 2;
const wheelStep = 0.002;
const centre: Point = { x: 0, y: 0 };

/**
 * A picture in the middle of a stage: two fingers or the wheel zoom it, two taps zoom in and out, a drag moves it while
 * it is large, a swipe over it while it is whole turns to the next.
 */
export function useZoom(onTurn: (step: 1 | -1) => void) {
	const ref = useRef<HTMLDivElement | null>(null);
	const [zoom, setZoom] = useState(wholePicture);

	function measure() {
		const { clientWidth: width = 0, clientHeight: height = 0 } =
			ref.current ?? {};
		return { width, height, picture: Math.min(width, height) };
	}
	function zoomBy(factor: number, point = centre) {
		setZoom((now) => zoomAt(now, factor, { point, stage: measure() }));
	}
	function panBy(by: Point) {
		setZoom((now) => pan(now, by, measure()));
	}

	/** React listens to the wheel passively, so that the page behind would scroll. */
	function followWheel(stage: HTMLDivElement) {
		const turn = (event: WheelEvent) => {
			event.preventDefault();
			const factor = Math.exp(-event.deltaY * wheelStep);
			zoomBy(factor, pointOf(event, stage));
		};
		ref.current = stage;
		stage.addEventListener("wheel", turn, { passive: false });
		return () => stage.removeEventListener("wheel", turn);
	}

	const pointers = usePointers({
		onDrag: panBy,
		onPinch: (factor, around, by) => {
			zoomBy(factor, around);
			panBy(by);
		},
		onDoubleTap: (point) => zoomBy(isZoomed(zoom) ? 0 : doubleTapFactor, point),
		onSwipe: (step) => !isZoomed(zoom) && onTurn(step),
	});
	return {
		zoom,
		zoomBy,
		panBy,
		reset: () => setZoom(wholePicture),
		stage: { ref: followWheel, ...pointers },
	};
}
