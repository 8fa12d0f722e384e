"use client";

import styled from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the open categories: areas as tabs, then groups. */
export const CategoryPanelStyles = styled.div`
	.areas {
		display: flex;
		gap: ${theme.space.x2};
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
		background: ${theme.colour.accent};
		color: ${theme.colour.onAccent};
	}
	.groups {
		display: grid;
		grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
		gap: ${theme.space.x5} ${theme.space.x6};
	}
	.group > .skeleton {
		height: 112px;
	}
	.top {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		font-size: ${theme.type.reading};
		font-weight: 600;
		line-height: ${theme.line.tight};
	}
	.top img {
		flex: none;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
	}
	.children {
		margin-top: ${theme.space.x1};
		padding-inline-start: 56px;
	}
	.children a {
		display: flex;
		align-items: center;
		min-height: 32px;
		color: ${theme.colour.inkSoft};
	}
	.failed {
		display: grid;
		justify-items: center;
		gap: ${theme.space.x3};
		padding: ${theme.space.x8} ${theme.space.x4};
	}
	${screen.hover} {
		a:hover {
			color: ${theme.colour.accent};
		}
	}
	${screen.phone} {
		.groups {
			grid-template-columns: minmax(0, 1fr);
		}
		.area {
			max-width: none;
		}
		.children {
			display: flex;
			flex-wrap: wrap;
			gap: ${theme.space.x2};
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
	${buttonCss}
	${skeletonCss}
`;
