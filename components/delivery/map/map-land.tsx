"use client";

import { memo } from "react";
import { project } from "@/lib/map/projection";
import type { Size, View } from "@/lib/map/view";
import {
	beyondShape,
	boundaryLine,
	drawnCorner,
	drawnZoom,
	lakeShape,
	landShape,
	railLines,
} from "./land-paths";

interface MapLandProps {
	view: View;
	size: Size;
}

/** Land, water and rails, shifted and scaled into view. */
export function MapLand({ view: { centre, zoom }, size }: MapLandProps) {
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

/** They never change: only the group around them does. */
const Shapes = memo(() => (
	<>
		<path className="shallows" d={landShape} />
		<path className="beyond" d={beyondShape} />
		<path className="land" d={landShape} />
		<path className="lake" d={lakeShape} />
		<path className="rail" d={railLines} />
		<path className="boundary" d={boundaryLine} />
	</>
));
