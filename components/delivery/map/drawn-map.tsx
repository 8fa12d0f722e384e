"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useRef } from "react";
import type { MapProps } from "@/lib/map/marker";
import type { Pixel } from "@/lib/map/projection";
import {
	fromScreen,
	isOnMap,
	placeZoom,
	pushed,
	type Size,
	toScreen,
	zoomed,
} from "@/lib/map/view";
import { readMapKey } from "./map-keys";
import { MapLand } from "./map-land";
import { MapPin } from "./map-pin";
import { MapSigns } from "./map-signs";
import { MapStyles } from "./map-styles";
import { MapTools } from "./map-tools";
import { useMapPointers } from "./use-map-pointers";
import { useMapView } from "./use-map-view";
import { useSize } from "./use-size";

/** From here on a finger's breadth is some streets. */
const exactZoom = 11.5;

/** Our own map of Hong Kong, as high as what it stands in. It asks nobody for anything. */
export function DrawnMap(props: MapProps) {
	const frame = useRef<HTMLDivElement>(null);
	const size = useSize(frame);
	return (
		<MapStyles ref={frame}>
			{size && <Sheet {...props} size={size} />}
		</MapStyles>
	);
}

/** The map once it is known how large. */
function Sheet({ size, ...props }: MapProps & { size: Size }) {
	const { markers, label } = props;
	const t = useTranslations("map");
	const hintId = useId();
	const { view, setView, movePin } = useMapView(props, size);
	const pin = props.pin && isOnMap(props.pin) ? props.pin : null;
	const middle = { x: size.width / 2, y: size.height / 2 };

	function putPin(at: Pixel) {
		movePin?.(fromScreen(at, view, size));
	}

	/** From afar a tap means the neighbourhood: the map comes near enough to be exact. */
	function tap(at: Pixel) {
		const centre = fromScreen(at, view, size);
		putPin(at);
		if (!movePin) setView({ ...view, centre });
		else if (view.zoom < exactZoom) setView({ centre, zoom: placeZoom });
	}

	function zoom(step: number) {
		setView(zoomed(view, step, movePin && pin ? pin : undefined));
	}

	function step(by: Pixel) {
		if (!movePin) return setView(pushed(view, { x: -by.x, y: -by.y }));
		const from = pin ? toScreen(pin, view, size) : middle;
		const to = fromScreen({ x: from.x + by.x, y: from.y + by.y }, view, size);
		movePin(to);
		if (!isWithin(toScreen(to, view, size), size))
			setView({ ...view, centre: to });
	}

	function onKeyDown(event: KeyboardEvent) {
		const key = readMapKey(event);
		if (!key) return;
		event.preventDefault();
		if (key.zoom) zoom(key.zoom);
		if (key.by) step(key.by);
	}

	const pointers = useMapPointers({
		onDrag: (by) => setView((view) => pushed(view, by)),
		onPinch: (factor) => setView((view) => zoomed(view, Math.log2(factor))),
		onTap: tap,
	});

	return (
		<>
			<div
				className="surface"
				data-choosing={movePin && ""}
				role="application"
				aria-label={label}
				aria-describedby={hintId}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move the pin or the map.
				tabIndex={0}
				onKeyDown={onKeyDown}
				{...pointers}
			>
				<svg className="block" {...size} aria-hidden="true">
					<MapLand view={view} size={size} />
					<MapSigns view={view} size={size} markers={markers} pin={pin} />
				</svg>
				{pin && (
					<MapPin
						at={toScreen(pin, view, size)}
						onDropped={movePin && putPin}
					/>
				)}
			</div>
			<p id={hintId} hidden>
				{movePin ? t("choosing") : t("looking")}
			</p>
			<MapTools view={view} onZoom={zoom} />
		</>
	);
}

/** With room for the pin above and what is around it. */
function isWithin({ x, y }: Pixel, { width, height }: Size): boolean {
	return x > 24 && y > 48 && x < width - 24 && y < height - 12;
}
