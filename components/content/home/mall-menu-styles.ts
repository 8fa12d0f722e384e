"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

// For a desktop: a hand-held screen has the tiles instead.

export const PopularCategoriesStyles = styled.nav`
	${screen.narrow} {
		display: none;
	}
	a {
		${kit.hover({ color: "accent" })};
	}
`;

export const MallMenuStyles = styled.nav`
	${screen.narrow} {
		display: none;
	}
	> ul {
		padding-block: ${theme.space.x2};
	}
	.top {
		${kit.spread()};
		min-height: 28px;
		padding-inline: ${theme.space.x4} ${theme.space.x3};
		line-height: ${theme.line.tight};
	}
	.top::after {
		content: "";
		${kit.square(6)};
		margin-inline-end: ${theme.space.x1};
		border-block-start: 1px solid;
		border-inline-end: 1px solid;
		rotate: 45deg;
	}
	li:is(:hover, :focus-within) > .top,
	.flyout a:hover {
		${kit.washed};
	}
	.flyout {
		position: absolute;
		z-index: 1;
		inset-block: 0;
		inset-inline-start: 216px;
		display: none;
		align-content: start;
		min-width: 240px;
		padding: ${theme.space.x3};
		${kit.panel};
		box-shadow: ${theme.shadow.float};
	}
	li:is(:hover, :focus-within) > .flyout {
		display: grid;
	}
	/* A pointer resting on one category must not leave two flyouts open beside the keyboard's. */
	> ul:hover > li:not(:hover) > .flyout {
		display: none;
	}
	.flyout a {
		${kit.targetRow()};
		padding-inline: ${theme.space.x4};
		border-radius: ${theme.radius.control};
		font-size: ${theme.type.reading};
	}
`;
