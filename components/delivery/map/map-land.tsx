"use client";

import { memo } from "react";
import { project } from "@/lib/map/projection";
import type { Size, View } from "@/lib/map/view";
import { mapColours } from "@/lib/theme/map-colours";
import {
	beyondShape,
	boundaryLine,
	drawnCorner,
	drawnZoom,
	lakeShape,
	landShape,
	railLines,
} from "./land-paths";

/** Land, water and rails, shifted and scaled into view. */
export function MapLand({ view, size }: { view: View; size: Size }) {
	const { centre, zoom } = view;
	const scale = 2 ** (zoom - drawnZoom);
	const { x, y } = project(centre, drawnZoom);
	const left = size.width / 2 - (x - drawnCorner.x) * scale;
	const top = size.height / 2 - (y - drawnCorner.y) * scale;
	return (
		<g transform={`translate(${left} ${top}) scale(${scale})`}>
			<Shapes />
		</g>
	);
}

const shore = { stroke: mapColours.shore, strokeWidth: 0.8 };
const line = { fill: "none", strokeLinejoin: "round" } as const;

/** They never change: only the group around them does. */
const Shapes = memo(() => (
	<>
		<path
			d={landShape}
			{...line}
			stroke={mapColours.shallows}
			strokeWidth={9}
		/>
		<path d={beyondShape} fill={mapColours.beyond} {...shore} />
		<path d={landShape} fill={mapColours.land} {...shore} />
		<path d={lakeShape} fill={mapColours.sea} />
		<path d={railLines} {...line} stroke={mapColours.rail} strokeWidth={2.5} />
		<path
			d={boundaryLine}
			fill="none"
			stroke={mapColours.boundary}
			strokeDasharray="5 3"
			strokeWidth={1.4}
		/>
	</>
));
