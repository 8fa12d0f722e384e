"use client";

import styled, { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** The `&` keeps this above what the browser itself says about an open popover. */
const panel = css`
	& [popover] {
		inset: auto calc(64px + ${theme.space.x4}) ${theme.space.x6} auto;
		width: 320px;
		margin: 0;
		padding: ${theme.space.x5};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		color: ${theme.colour.ink};
		box-shadow: ${theme.shadow.float};
	}
	/* A bridge for the mouse on its way from the button. */
	[popover]::after {
		content: "";
		position: fixed;
		inset: auto 64px ${theme.space.x6} auto;
		width: ${theme.space.x5};
		height: 160px;
	}
	.title {
		margin-bottom: ${theme.space.x2};
		font-size: ${theme.type.reading};
		font-weight: 700;
		line-height: ${theme.line.tight};
	}
	.line {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 44px;
		overflow-wrap: anywhere;
	}
	.line svg {
		flex: none;
		color: ${theme.colour.accent};
	}
	.line b {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.hours {
		padding-inline-start: 32px;
		color: ${theme.colour.inkSoft};
	}
	${screen.hover} {
		.line:hover {
			color: ${theme.colour.accent};
		}
	}
`;

/** On the client for its style alone, as `HeaderFrame` is. */
export const SideFrame = styled.aside`
	position: fixed;
	z-index: ${theme.layer.header};
	inset: auto 0 ${theme.space.x6} auto;
	display: grid;
	width: 64px;
	overflow: hidden;
	border: 1px solid ${theme.colour.hairline};
	border-inline-end: 0;
	border-start-start-radius: ${theme.radius.card};
	border-end-start-radius: ${theme.radius.card};
	background: ${theme.colour.card};
	box-shadow: ${theme.shadow.lift};

	.item {
		display: flex;
		flex-direction: column;
		align-items: center;
		justify-content: center;
		gap: ${theme.space.x1};
		width: 100%;
		min-height: 64px;
		padding: ${theme.space.x1};
		font-size: ${theme.type.small};
		line-height: ${theme.line.tight};
	}
	.item[hidden] {
		display: none;
	}
	.item:focus-visible {
		outline-offset: -3px;
	}
	.service + .item:not([hidden]) {
		border-top: 1px solid ${theme.colour.hairline};
	}
	${screen.hover} {
		.item:hover {
			background: ${theme.colour.sunken};
			color: ${theme.colour.accent};
		}
	}
	${panel}
	@media (max-width: 1023px) {
		inset: auto ${theme.space.x4} ${theme.space.x6} auto;
		width: 48px;
		border-inline-end: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};

		.service,
		.item .word {
			display: none;
		}
		.item {
			min-height: 48px;
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
