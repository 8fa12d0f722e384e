"use client";

import styled, { css } from "styled-components";
import { goodsCardStyle } from "@/components/goods/goods-card-style";
import { screen, theme } from "@/lib/theme/theme";

const heading = css`
	.heading {
		display: flex;
		align-items: center;
		gap: ${theme.space.x4};
	}
	.heading img {
		flex: none;
		width: 64px;
		height: 64px;
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
		text-wrap: balance;
	}
	.total {
		color: ${theme.colour.inkSoft};
	}
	:lang(th) h1,
	:lang(lo) h1 {
		line-height: ${theme.line.body};
	}
`;

const rows = css`
	.chips ul,
	.sorts ul {
		position: relative;
		display: flex;
		overflow-x: auto;
		scrollbar-width: none;
		white-space: nowrap;
	}
	.chips ul {
		gap: ${theme.space.x2};
		margin-inline: calc(-1 * ${theme.space.x4});
		padding: 2px ${theme.space.x4};
	}
	.chips a {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
	}
	.chips [aria-current] {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accent};
		color: ${theme.colour.onAccent};
		font-weight: 600;
	}
	.sorts {
		border-bottom: 1px solid ${theme.colour.hairline};
	}
	.sorts ul {
		gap: ${theme.space.x5};
	}
	.sorts a {
		position: relative;
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
		min-height: 44px;
		border-bottom: 2px solid transparent;
		color: ${theme.colour.inkSoft};
	}
	.sorts [aria-current] {
		border-color: ${theme.colour.accent};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	${screen.desktop} {
		.chips ul {
			flex-wrap: wrap;
		}
	}
	${screen.hover} {
		.chips a:not([aria-current]):hover {
			border-color: ${theme.colour.accent};
			color: ${theme.colour.accentDeep};
		}
		.sorts a:hover {
			color: ${theme.colour.accentDeep};
		}
	}
`;

/** A goods list's one region; a client component for its style alone, like the goods page's. */
export const ListFrame = styled.main`
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	.above {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
		margin-block: ${theme.space.x3} ${theme.space.x4};
	}
	${heading}
	${rows}
	${goodsCardStyle}
`;
