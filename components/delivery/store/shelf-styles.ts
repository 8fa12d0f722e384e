"use client";

import styled from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { toolsCss } from "@/components/catalog/list/tools-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** A store's goods; a client component for its style alone, like the goods page's. */
export const ShelfStyles = styled.main`
	${kit.grid({ all: 1, desktop: "208px minmax(0, 1fr)" }, "x3")};
	${kit.page};
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	header {
		${kit.grid({ all: "minmax(0, 1fr) auto", phone: 1 })};
		align-items: center;
		column-gap: ${theme.space.x4};
	}
	.total {
		grid-row: 2;
	}
	.about {
		grid-row: span 2;
		grid-column: 2;
		${kit.link};
	}
	.tools {
		justify-content: end;
	}
	/* A row to swipe on a phone, beside the goods on a desktop. */
	.menu ul {
		position: relative;
		margin-inline: calc(-1 * ${theme.space.x4});
		padding-inline: ${theme.space.x4};
	}
	.menu a {
		${kit.targetRow()};
		border-bottom: 2px solid transparent;
		${kit.hover({ color: "accentDeep" })};
	}
	.menu [aria-current] {
		border-color: ${theme.colour.accent};
		${kit.link};
	}
	${toolsCss}
	${goodsCardCss}
	${screen.phone} {
		.about {
			grid-row: auto;
			grid-column: 1;
			justify-self: start;
		}
	}
	${screen.desktop} {
		gap: ${theme.space.x3} ${theme.space.x6};

		.menu {
			position: sticky;
			top: calc(${theme.height.header} + ${theme.space.x4});
			align-self: start;
			padding: ${theme.space.x2};
			${kit.panel};
		}
		.menu ul {
			${kit.stack(0)};
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
		> nav:not(.menu) {
			grid-column: 1 / -1;
		}
		.goods-grid {
			grid-template-columns: repeat(5, minmax(0, 1fr));
		}
	}
`;
