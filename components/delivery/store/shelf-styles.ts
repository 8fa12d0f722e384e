"use client";

import styled, { css } from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { chipsCss } from "@/components/catalog/list/chips-css";
import { toolsCss } from "@/components/catalog/list/tools-css";
import { screen, theme } from "@/lib/theme/theme";

/** A row to swipe on a phone, beside the goods on a desktop. */
const menu = css`
	.menu ul {
		position: relative;
		display: flex;
		gap: ${theme.space.x5};
		overflow-x: auto;
		margin-inline: calc(-1 * ${theme.space.x4});
		padding-inline: ${theme.space.x4};
		border-bottom: 1px solid ${theme.colour.hairline};
		scrollbar-width: none;
		white-space: nowrap;
	}
	.menu a {
		display: flex;
		align-items: center;
		min-height: 44px;
		border-bottom: 2px solid transparent;
	}
	.menu [aria-current] {
		border-color: ${theme.colour.accent};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	${screen.hover} {
		.menu a:hover {
			color: ${theme.colour.accentDeep};
		}
	}
	${screen.desktop} {
		.menu {
			position: sticky;
			top: calc(${theme.height.header} + ${theme.space.x4});
			align-self: start;
			padding: ${theme.space.x2};
			border-radius: ${theme.radius.card};
			background: ${theme.colour.card};
		}
		.menu ul {
			display: grid;
			gap: 0;
			margin: 0;
			padding: 0;
			border: 0;
			white-space: normal;
		}
		.menu a {
			padding: ${theme.space.x1} ${theme.space.x3};
			border: 0;
			border-radius: ${theme.radius.control};
			line-height: ${theme.line.tight};
		}
		.menu [aria-current] {
			background: ${theme.colour.accentWash};
		}
	}
`;

/** A store's goods; a client component for its style alone, like the goods page's. */
export const ShelfStyles = styled.main`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x3};
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	.goods-part {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		align-content: start;
		gap: ${theme.space.x4};
	}
	.goods-part > header {
		display: grid;
		grid-template-columns: minmax(0, 1fr) auto;
		align-items: center;
		column-gap: ${theme.space.x4};
	}
	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	.total {
		grid-row: 2;
		color: ${theme.colour.inkSoft};
	}
	.about {
		display: inline-flex;
		grid-row: span 2;
		grid-column: 2;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.tools {
		justify-content: end;
	}
	${menu}
	${chipsCss}
	${toolsCss}
	${goodsCardCss}
	${screen.phone} {
		.goods-part > header {
			grid-template-columns: minmax(0, 1fr);
		}
		.about {
			grid-row: auto;
			grid-column: 1;
			justify-self: start;
		}
	}
	${screen.desktop} {
		grid-template-columns: 208px minmax(0, 1fr);
		gap: ${theme.space.x3} ${theme.space.x6};

		> nav:not(.menu) {
			grid-column: 1 / -1;
		}
		.goods-grid {
			grid-template-columns: repeat(5, minmax(0, 1fr));
		}
	}
`;
