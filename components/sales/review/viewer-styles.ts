import { Dialog } from "@base-ui/react/dialog";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

export const Veil = styled(Dialog.Backdrop)`
	position: fixed;
	z-index: ${theme.layer.dialog};
	inset: 0;
	background: ${theme.colour.shade};
`;

export const ViewerStyles = styled(Dialog.Popup)`
	position: fixed;
	z-index: ${theme.layer.dialog};
	inset: 0;
	width: min(720px, 100vw - 32px, 100dvh - 96px);
	height: fit-content;
	margin: auto;
	outline: none;

	.stage {
		position: relative;
	}
	.strip {
		display: flex;
		${kit.swipe};
		overscroll-behavior-x: contain;
		scroll-snap-type: x mandatory;
		scroll-behavior: smooth;
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
	.strip li {
		flex: 0 0 100%;
		aspect-ratio: 1;
		scroll-snap-align: start;
		scroll-snap-stop: always;
	}
	.strip img {
		${kit.square("100%")};
		object-fit: contain;
	}
	.close,
	.turn {
		${kit.round};
		background: ${theme.colour.card};
		box-shadow: ${theme.shadow.lift};
	}
	.close {
		margin: 0 0 ${theme.space.x2} auto;
	}
	.turn {
		position: absolute;
		top: calc(50% - 22px);
	}
	.back {
		inset-inline-start: ${theme.space.x3};
	}
	.on {
		inset-inline-end: ${theme.space.x3};
	}
	.turn[aria-disabled="true"] {
		opacity: 0.4;
		cursor: default;
	}
	.place {
		position: absolute;
		inset-block-end: ${theme.space.x3};
		inset-inline-end: ${theme.space.x3};
		padding: 2px ${theme.space.x3};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.shade};
		color: ${theme.colour.onAccent};
		font-size: ${theme.type.small};
	}
	${screen.calm} {
		.strip {
			scroll-behavior: auto;
		}
	}
`;
