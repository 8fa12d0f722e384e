"use client";

import { Dialog } from "@base-ui/react/dialog";
import styled from "styled-components";
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
		display: flex;
		align-items: center;
		justify-content: center;
		gap: ${theme.space.x1};
		padding: ${theme.space.x1} ${theme.space.x2};
	}
	header > button,
	footer > button {
		display: grid;
		flex: none;
		place-items: center;
		width: 48px;
		height: 48px;
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
		display: grid;
		place-items: center;
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
		width: 100%;
		height: 100%;
		object-fit: contain;
		pointer-events: none;
	}
	footer ul {
		display: flex;
		gap: ${theme.space.x2};
		overflow-x: auto;
		padding: ${theme.space.x1};
		scrollbar-width: none;
	}
	.thumbnail {
		display: block;
		overflow: hidden;
		border: 2px solid transparent;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		cursor: pointer;
	}
	.thumbnail img {
		display: block;
		width: 60px;
		height: 60px;
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
			width: 48px;
			height: 48px;
		}
	}
`;
