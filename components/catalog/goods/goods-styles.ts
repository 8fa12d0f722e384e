"use client";

import styled, { css } from "styled-components";
import { markCss } from "@/components/catalog/favourites/mark-css";
import { contactCss } from "@/components/marketplace/merchant/contact-css";
import { screen, theme } from "@/lib/theme/theme";
import { goodsCardCss } from "./goods-card-css";
import { offersCss } from "./offers-css";

const decision = css`
	.stage {
		display: grid;
		gap: ${theme.space.x5};
		margin-bottom: ${theme.space.x8};
	}
	.decision {
		display: grid;
		align-content: start;
		gap: ${theme.space.x5};
		min-width: 0;
	}
	.heading {
		display: grid;
		gap: ${theme.space.x2};
	}
	.sold-by {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x1} ${theme.space.x3};
		color: ${theme.colour.inkSoft};
	}
	h1 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
		text-wrap: pretty;
	}
	.titled {
		display: flex;
		align-items: flex-start;
		justify-content: space-between;
		gap: ${theme.space.x4};
	}
	.unit {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.reading};
	}
	.stock {
		font-weight: 600;
	}
	.stock.plenty {
		color: ${theme.colour.jade};
	}
	.stock.few {
		color: ${theme.colour.brand};
	}
	.stock.none {
		color: ${theme.colour.inkSoft};
	}
	.promise {
		display: grid;
		gap: ${theme.space.x2};
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.jadeWash};
	}
	.promise .lines {
		display: grid;
		gap: ${theme.space.x2};
	}
	.promise .to {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-width: 0;
		min-height: 44px;
		margin-top: calc(-1 * ${theme.space.x2});
		border-bottom: 1px solid ${theme.colour.hairline};
		text-align: start;
	}
	.promise .to span {
		flex: 1;
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	.promise .closure {
		display: block;
	}
	.promise p {
		display: flex;
		gap: ${theme.space.x3};
	}
	.promise .slot {
		color: ${theme.colour.jadeDeep};
	}
	.promise svg {
		flex: none;
		color: ${theme.colour.jade};
	}
	@media (scripting: none) {
		.promise .to {
			display: none;
		}
	}
	${screen.tablet} {
		.stage {
			grid-template-columns: repeat(2, minmax(0, 1fr));
			gap: ${theme.space.x6};
		}
	}
	${screen.desktop} {
		.stage {
			grid-template-columns: minmax(0, 560px) minmax(0, 1fr);
			gap: ${theme.space.x10};
		}
		.decision {
			gap: ${theme.space.x6};
			padding-top: ${theme.space.x4};
		}
		h1 {
			font-size: ${theme.type.heading};
		}
	}
`;

const about = css`
	.about {
		display: grid;
		align-items: start;
		gap: ${theme.space.x4};
		margin-bottom: ${theme.space.x10};
	}
	.panel {
		display: grid;
		gap: ${theme.space.x3};
		padding: ${theme.space.x5};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.panel h2 {
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
	}
	.introduction p {
		max-width: 62ch;
		font-size: ${theme.type.reading};
	}
	dl > div {
		display: grid;
		grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
		gap: ${theme.space.x4};
		padding-block: ${theme.space.x2};
		border-bottom: 1px solid ${theme.colour.hairline};
	}
	dl > div:last-of-type {
		border-bottom: 0;
	}
	dt {
		color: ${theme.colour.inkSoft};
	}
	.who {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
	}
	.who img {
		flex: none;
		width: 56px;
		height: 56px;
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	.facts {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${theme.space.x2};
		color: ${theme.colour.inkSoft};
	}
	.own {
		padding: 1px ${theme.space.x2};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.accent};
		color: ${theme.colour.onAccent};
		font-size: ${theme.type.small};
		font-weight: 600;
	}
	${screen.desktop} {
		.about {
			grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
		}
		.facts-panel {
			grid-row: span 2;
		}
	}
`;

/**
 * The goods page's one region: prices, panels, promises and cards inside are plain elements. A client component for
 * its style alone, so that the rules stand once in the head instead of in page and payload.
 */
export const GoodsStyles = styled.main`
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	${decision}
	${about}
	${markCss}
	${goodsCardCss}
	${contactCss}
	.merchant-ways {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	${offersCss}
	.related {
		display: grid;
		gap: ${theme.space.x4};
	}
	.related h2 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
`;
