"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/**
 * On the client for its style alone, as `HeaderStyles` is. Where the page reaches the edge, only a strip in its gutter
 * stays: it comes out for a mouse and for the focus, and stays out while its panel is open.
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
	.item[hidden] {
		display: none;
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
	@media (min-width: 1024px) and (max-width: 1329px) and (hover: hover) {
		transition: translate ${theme.motion.calm};

		&::before {
			content: "";
			position: absolute;
			inset: 0 auto 0 5px;
			width: 4px;
			height: ${theme.space.x8};
			margin-block: auto;
			border-radius: ${theme.radius.pill};
			background: ${theme.colour.inkSoft};
			transition: opacity ${theme.motion.calm};
		}
		.item {
			transition: opacity ${theme.motion.calm};
		}
		&:is(:hover, :focus-within, :has(:popover-open))::before {
			opacity: 0;
		}
		&:not(:hover, :focus-within, :has(:popover-open)) {
			translate: calc(100% - ${theme.space.x4}) 0;

			.item {
				opacity: 0;
			}
		}
	}
	@media (max-width: 1023px), (max-width: 1329px) and (hover: none) {
		inset: auto ${theme.space.x4} ${theme.space.x6} auto;
		width: 48px;
		border-inline-end: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};

		:is(.service, .merchant, .item .word) {
			display: none;
		}
		.item {
			min-height: 48px;
			border: 0;
		}
		&:has(.item[hidden]) {
			display: none;
		}
	}
	${screen.phone} {
		/* Above the shop's bar, and above a goods page's bar that stands on it. */
		bottom: calc(${theme.height.bar} + ${theme.height.header} + ${theme.space.x4} + env(safe-area-inset-bottom));
	}
`;
