import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { mapColours } from "@/lib/theme/map-colours";
import { theme } from "@/lib/theme/theme";

/** The look of the drawn map: printed paper, quiet ink. It takes the height it is given. */
export const MapStyles = styled.div.attrs({ className: "lit" })`
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
	& :focus-visible {
		outline-offset: -3px;
	}
	path {
		vector-effect: non-scaling-stroke;
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
	.pin {
		position: absolute;
		top: -48px;
		left: -24px;
		justify-items: center;
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
	.zooms {
		position: absolute;
		inset: auto ${theme.space.x2} ${theme.space.x2} auto;
		overflow: hidden;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		box-shadow: ${theme.shadow.lift};
	}
	.zooms button {
		${kit.icon};
	}
	.zooms button[aria-disabled="true"] {
		color: ${theme.colour.inkSoft};
		background: ${theme.colour.sunken};
		cursor: default;
	}
	.scale {
		position: absolute;
		inset: auto auto ${theme.space.x2} ${theme.space.x2};
		padding: 0 ${theme.space.x1};
		border: 1px solid ${theme.colour.inkSoft};
		border-top: 0;
		line-height: 1.2;
		pointer-events: none;
	}
`;
