import { Dialog } from "@base-ui/react/dialog";
import styled, { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

const round = css`
	.round {
		${kit.round};
	}
	[aria-disabled="true"] {
		opacity: 0.4;
	}
`;

/** A bar of buttons. */
const screenButtons = css`
	justify-content: center;
	padding: ${theme.space.x1} ${theme.space.x2};

	${round}
	.round {
		${kit.square(48)};
		${kit.hover({ background: "sunken" })};
	}
`;

/** Buttons that stand out from a picture. */
const windowButtons = css`
	${round}
	.round {
		background: ${theme.colour.card};
		box-shadow: ${theme.shadow.lift};
	}
	[aria-disabled="true"] {
		cursor: default;
	}
`;

const BaseStyles = styled(Dialog.Popup)`
	position: fixed;
	z-index: ${theme.layer.dialog};
	inset: 0;

	.stage {
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
`;

/** As large as the screen. */
export const ScreenStyles = styled(BaseStyles)`
	display: grid;
	grid-template-rows: auto minmax(0, 1fr) auto;
	padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom);
	background: ${theme.colour.card};
	transition: opacity ${theme.motion.quick};

	&[data-starting-style],
	&[data-ending-style] {
		opacity: 0;
	}
	header {
		${screenButtons}
	}
	.place {
		flex: 1;
		padding-inline-start: ${theme.space.x2};
		color: ${theme.colour.inkSoft};
	}
`;

export const Veil = styled(Dialog.Backdrop)`
	position: fixed;
	z-index: ${theme.layer.dialog};
	inset: 0;
	background: ${theme.colour.shade};
`;

/** A square over the page, with all that can be pressed on its picture. */
export const WindowStyles = styled(BaseStyles)`
	width: min(720px, 100vw - 32px, 100dvh - 96px);
	height: fit-content;
	margin: auto;
	outline: none;

	header {
		${windowButtons}
		justify-content: end;
		margin-bottom: ${theme.space.x2};
	}
	.stage {
		aspect-ratio: 1;
		border-radius: ${theme.radius.card};
	}
	/* It comes before the picture, which has a layer of its own. */
	.place {
		z-index: 1;
	}
`;

export const ScreenTurns = styled.footer`
	${screenButtons}
	ul {
		padding: ${theme.space.x1};
	}
	.thumbnail {
		overflow: hidden;
		border: 2px solid transparent;
	}
	.thumbnail img {
		${kit.square(60)};
		object-fit: cover;
	}
	.thumbnail[aria-current] {
		border-color: ${theme.colour.accent};
	}
	${screen.phone} {
		.thumbnail img {
			${kit.square(48)};
		}
	}
`;

export const WindowTurns = styled.footer`
	${windowButtons}
	/* In the middle of the picture, below the line of the button that closes. */
	> .round {
		position: absolute;
		top: calc(50% - 22px + (44px + ${theme.space.x2}) / 2);
		inset-inline-start: ${theme.space.x3};
	}
	> .next {
		inset-inline: auto ${theme.space.x3};
	}
`;
