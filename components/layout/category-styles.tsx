"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the open categories: areas as tabs, then groups. */
export const CategoryPanelStyles = styled.div`
	.areas {
		${kit.flow("x2")};
		margin-bottom: ${theme.space.x4};
	}
	.area {
		flex: 1;
		max-width: 240px;
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
		font-weight: 600;
	}
	.area[aria-selected="true"] {
		${kit.solid};
	}
	.groups {
		${kit.grid({ all: "repeat(auto-fill, minmax(200px, 1fr))", phone: 1 }, "x5", "x6")};
	}
	.group > .skeleton {
		height: 112px;
	}
	.top {
		${kit.row("x3")};
		${kit.heading("reading")};
		font-weight: 600;
	}
	.top img {
		flex: none;
		${kit.well};
	}
	.children {
		margin-top: ${theme.space.x1};
		padding-inline-start: 56px;
	}
	.children a {
		${kit.row()};
		min-height: 32px;
		color: ${theme.colour.inkSoft};
	}
	.failed {
		${kit.stack("x3")};
		justify-items: center;
		padding: ${theme.space.x8} ${theme.space.x4};
	}
	${screen.hover} {
		a:hover {
			color: ${theme.colour.accent};
		}
	}
	${screen.phone} {
		.area {
			max-width: none;
		}
		.children {
			${kit.wrap("x2")};
			margin-top: ${theme.space.x2};
		}
		.children a {
			min-height: 44px;
			padding-inline: ${theme.space.x4};
			border-radius: ${theme.radius.pill};
			background: ${theme.colour.sunken};
			color: ${theme.colour.ink};
		}
	}
`;
