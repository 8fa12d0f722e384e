"use client";

import { type PointerEvent, useRef, useState } from "react";
import type { Pixel } from "@/lib/map/projection";
import { theme } from "@/lib/theme/theme";

interface MapPinProps {
	/** Where its tip stands. */
	at: Pixel;
	/** Hears where it was put down; without it the pin cannot be taken up. */
	onDropped?: (at: Pixel) => void;
}

const nothing = { x: 0, y: 0 };

/** The pin, to be dragged. Keys and taps move it from the map around it. */
export function MapPin({ at, onDropped }: MapPinProps) {
	const from = useRef(nothing);
	const [by, setBy] = useState<Pixel>();

	function take(event: PointerEvent) {
		if (event.button !== 0) return;
		event.stopPropagation();
		event.currentTarget.setPointerCapture(event.pointerId);
		from.current = { x: event.clientX, y: event.clientY };
		setBy(nothing);
	}
	function drag(event: PointerEvent) {
		if (!by) return;
		event.stopPropagation();
		setBy({
			x: event.clientX - from.current.x,
			y: event.clientY - from.current.y,
		});
	}
	function drop(event: PointerEvent) {
		if (!by) return;
		event.stopPropagation();
		setBy(undefined);
		if (by.x || by.y) onDropped?.({ x: at.x + by.x, y: at.y + by.y });
	}

	const { x, y } = by ?? nothing;
	return (
		<div
			className="pin stack at-end"
			data-held={by && ""}
			data-fixed={onDropped ? undefined : ""}
			style={{ transform: `translate(${at.x + x}px, ${at.y + y}px)` }}
			{...(onDropped && {
				onPointerDown: take,
				onPointerMove: drag,
				onPointerUp: drop,
				onPointerCancel: () => setBy(undefined),
			})}
		>
			<svg width={32} height={42} viewBox="-16 -42 32 42" aria-hidden="true">
				<path
					d="M0 0C-5-9-15-15-15-27a15 15 0 0 1 30 0C15-15 5-9 0 0Z"
					fill={theme.colour.accent}
					stroke={theme.colour.onAccent}
					strokeWidth={1.5}
				/>
				<circle cy={-27} r={5.5} fill={theme.colour.onAccent} />
			</svg>
		</div>
	);
}
