"use client";

import { Dialog } from "@base-ui/react/dialog";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

export const ViewerStyles = styled(Dialog.Popup)`
	position: fixed;
	z-index: ${theme.layer.dialog};
	inset: 0;
	display: grid;
	grid-template-rows: auto minmax(0, 1fr) auto;
	padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom);
	background: ${theme.colour.card};
	transition: opacity ${theme.motion.quick};

	&[data-starting-style],
	&[data-ending-style] {
		opacity: 0;
	}
	header,
	footer {
		${kit.row("x1")};
		justify-content: center;
		padding: ${theme.space.x1} ${theme.space.x2};
	}
	header > button,
	footer > button {
		${kit.centre};
		flex: none;
		${kit.square(48)};
		border-radius: ${theme.radius.pill};
		cursor: pointer;
	}
	[aria-disabled="true"] {
		opacity: 0.4;
	}
	.place {
		flex: 1;
		padding-inline-start: ${theme.space.x2};
		color: ${theme.colour.inkSoft};
		font-variant-numeric: tabular-nums;
	}
	.stage {
		${kit.centre};
		overflow: hidden;
		touch-action: none;
		user-select: none;
		background: ${theme.colour.sunken};
		cursor: zoom-in;
		container-type: size;
	}
	.stage[data-zoomed] {
		cursor: grab;
	}
	.stage[data-zoomed]:active {
		cursor: grabbing;
	}
	.sheet {
		width: min(100cqw, 100cqh);
		aspect-ratio: 1;
		will-change: transform;
	}
	.sheet img {
		${kit.square("100%")};
		object-fit: contain;
		pointer-events: none;
	}
	footer ul {
		${kit.flow("x2")};
		${kit.swipe};
		padding: ${theme.space.x1};
	}
	.thumbnail {
		display: block;
		overflow: hidden;
		border: 2px solid transparent;
		${kit.well};
		cursor: pointer;
	}
	.thumbnail img {
		display: block;
		${kit.square(60)};
		object-fit: cover;
	}
	.thumbnail[aria-current] {
		border-color: ${theme.colour.accent};
	}
	${screen.hover} {
		header > button:hover,
		footer > button:hover {
			background: ${theme.colour.sunken};
		}
	}
	${screen.phone} {
		.thumbnail img {
			${kit.square(48)};
		}
	}
`;
