"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { mapColours } from "@/lib/theme/map-colours";
import { theme } from "@/lib/theme/theme";

/** The look of the drawn map: printed paper, quiet ink. It takes the height it is given. */
export const MapStyles = styled.div`
	position: relative;
	height: 100%;
	overflow: hidden;
	border-radius: ${theme.radius.control};
	background: ${mapColours.sea};
	isolation: isolate;

	.surface {
		position: absolute;
		inset: 0;
		overflow: hidden;
		border-radius: inherit;
		cursor: grab;
		touch-action: pan-x pan-y;
		user-select: none;
	}
	.surface[data-choosing] {
		cursor: crosshair;
		touch-action: none;
	}
	.surface:focus-visible {
		outline-offset: -3px;
	}
	.surface > svg {
		display: block;
	}
	path {
		vector-effect: non-scaling-stroke;
	}
	.land,
	.beyond {
		stroke: ${mapColours.shore};
		stroke-width: 0.8;
	}
	.land {
		fill: ${mapColours.land};
	}
	.beyond {
		fill: ${mapColours.beyond};
	}
	.shallows {
		fill: none;
		stroke: ${mapColours.shallows};
		stroke-linejoin: round;
		stroke-width: 9;
	}
	.lake {
		fill: ${mapColours.sea};
	}
	.rail {
		fill: none;
		stroke: ${mapColours.rail};
		stroke-linejoin: round;
		stroke-width: 2.5;
	}
	.boundary {
		fill: none;
		stroke: ${mapColours.boundary};
		stroke-dasharray: 5 3;
		stroke-width: 1.4;
	}
	.name {
		fill: ${theme.colour.inkSoft};
		stroke: ${mapColours.land};
		stroke-linejoin: round;
		stroke-width: 3;
		paint-order: stroke;
		font-size: ${theme.type.small};
		text-anchor: middle;
		dominant-baseline: central;
		pointer-events: none;
	}
	.name.marker {
		fill: ${theme.colour.jadeDeep};
		font-weight: 700;
	}
	.reach {
		fill: ${theme.colour.jade};
		fill-opacity: 0.07;
		stroke: ${theme.colour.jade};
		stroke-opacity: 0.35;
	}
	.reach.chosen {
		fill-opacity: 0.14;
		stroke-opacity: 0.7;
	}
	.seat path {
		fill: ${theme.colour.card};
		stroke: ${theme.colour.jade};
		stroke-width: 1.6;
	}
	.seat.chosen path {
		fill: ${theme.colour.jade};
	}
	.seat .sign,
	.seat.chosen .sign {
		fill: none;
		stroke-linejoin: round;
	}
	.seat.chosen .sign {
		stroke: ${theme.colour.onAccent};
	}
	.pin {
		position: absolute;
		top: -48px;
		left: -24px;
		display: grid;
		justify-items: center;
		align-items: end;
		${kit.square(48)};
		cursor: grab;
		touch-action: none;
	}
	.pin[data-held] {
		cursor: grabbing;
	}
	.pin[data-fixed] {
		pointer-events: none;
	}
	.pin svg {
		overflow: visible;
		filter: drop-shadow(0 2px 3px ${theme.colour.scrim});
		transition: translate ${theme.motion.quick};
	}
	.pin[data-held] svg {
		translate: 0 -6px;
	}
	.pin path {
		fill: ${theme.colour.brand};
		stroke: ${theme.colour.onAccent};
		stroke-width: 1.5;
	}
	.pin circle {
		fill: ${theme.colour.onAccent};
	}
	.zooms {
		position: absolute;
		inset: auto ${theme.space.x2} ${theme.space.x2} auto;
		display: grid;
		overflow: hidden;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		box-shadow: ${theme.shadow.lift};
	}
	.zooms button {
		${kit.icon};
	}
	.zooms button + button {
		border-top: 1px solid ${theme.colour.hairline};
	}
	.zooms button[aria-disabled="true"] {
		color: ${theme.colour.inkSoft};
		background: ${theme.colour.sunken};
		cursor: default;
	}
	.zooms button:focus-visible {
		outline-offset: -3px;
	}
	.scale {
		position: absolute;
		inset: auto auto ${theme.space.x2} ${theme.space.x2};
		padding: 0 ${theme.space.x1};
		border: 1px solid ${theme.colour.inkSoft};
		border-top: 0;
		${kit.note};
		line-height: 1.2;
		text-align: center;
		white-space: nowrap;
		pointer-events: none;
	}
`;
