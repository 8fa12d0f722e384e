import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/**
 * On a desktop pages leave it its place at the edge; a hand-held screen has no place to spare, so it is a row below the
 * footer.
 */
export const SideStyles = styled.aside`
	position: fixed;
	z-index: ${theme.layer.header};
	inset: 0 0 0 auto;
	width: 64px;
	height: fit-content;
	margin-block: auto;
	overflow: hidden;
	border: 1px solid ${theme.colour.hairline};
	border-inline-end: 0;
	border-radius: ${theme.radius.card} 0 0 ${theme.radius.card};
	background: ${theme.colour.card};
	box-shadow: ${theme.shadow.lift};

	.item {
		flex-direction: column;
		justify-content: center;
		min-height: 64px;
		padding: ${theme.space.x1};
		${kit.hover({ background: "sunken", color: "accent" })};
	}
	.item:focus-visible {
		outline-offset: -3px;
	}
	[popover] {
		inset: 0 calc(64px + ${theme.space.x4}) 0 auto;
		width: 320px;
		padding: ${theme.space.x5};
		overflow: visible;
		${kit.popover};
		color: ${theme.colour.ink};
	}
	/* A bridge for the mouse on its way from the button. */
	[popover]::after {
		content: "";
		position: absolute;
		inset: 0 calc(-1 * ${theme.space.x5}) 0 auto;
		width: ${theme.space.x5};
	}
	.title {
		margin-bottom: ${theme.space.x2};
	}
	.line {
		${kit.targetRow("x3")};
		${kit.hover({ color: "accent" })};
	}
	.line svg {
		color: ${theme.colour.accent};
	}
	.line b {
		${kit.heading("title")};
	}
	.hours {
		padding-inline-start: 32px;
	}
	[popover] .button {
		margin-block: ${theme.space.x4};
	}
	/* A desktop has a number to copy, a phone a message to begin. */
	${screen.hover} {
		[href^="sms:"] {
			display: none;
		}
	}
	@media (hover: none) {
		.message {
			display: none;
		}
	}
	${screen.narrow} {
		position: static;
		grid-auto-columns: minmax(0, 1fr);
		grid-auto-flow: column;
		width: auto;
		margin-block: 0;
		border-width: 1px 0 0;
		border-radius: 0;
		box-shadow: none;

		.item {
			flex-direction: row;
			min-height: 48px;
			border-width: 0;
		}
		[popover] {
			inset: auto ${theme.space.x4} calc(${theme.height.bar} + ${theme.space.x4} + env(safe-area-inset-bottom)) auto;
			max-width: calc(100vw - 32px);
		}
	}
`;
