"use client";

import styled, { css } from "styled-components";
import { categoryTilesCss } from "@/components/catalog/category/category-tiles-css";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { activityCardsCss } from "@/components/content/activity/activity-cards-css";
import { storeStripCss } from "@/components/delivery/store/store-strip-css";
import { screen, theme } from "@/lib/theme/theme";
import { bannerCss } from "./banner-css";
import { mallMenuCss } from "./mall-menu-css";
import { merchantsCss } from "./merchants-css";

const delivery = css`
	.delivery {
		display: grid;
		gap: ${theme.space.x2} ${theme.space.x6};
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.jadeWash};
	}
	.delivery p {
		display: grid;
		grid-template-columns: 22px minmax(0, 1fr);
		column-gap: ${theme.space.x3};
		line-height: ${theme.line.body};
	}
	.delivery b {
		text-wrap: balance;
	}
	.delivery svg {
		grid-row: span 2;
		align-self: center;
		color: ${theme.colour.jade};
	}
	.delivery span {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	${screen.tablet} {
		.delivery {
			grid-template-columns: 1fr 1fr;
			padding-inline: ${theme.space.x6};
		}
		.delivery b {
			font-size: ${theme.type.reading};
		}
		.delivery span {
			font-size: ${theme.type.body};
		}
	}
`;

const shelf = css`
	.shelf {
		display: grid;
		gap: ${theme.space.x4};
	}
	.shelf.tinted {
		margin-block: ${theme.space.x4};
		padding-block: ${theme.space.x1};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.accentWash};
		box-shadow: 0 0 0 ${theme.space.x4} ${theme.colour.accentWash};
	}
	.shelf header {
		display: flex;
		align-items: end;
		justify-content: space-between;
		gap: ${theme.space.x4};
	}
	.shelf h2 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
		text-wrap: balance;
	}
	.shelf header p {
		color: ${theme.colour.inkSoft};
	}
	.more {
		position: relative;
		display: inline-flex;
		flex: none;
		align-items: center;
		min-height: 44px;
		color: ${theme.colour.accent};
		font-weight: 600;
	}
	.more::after {
		content: "";
		width: 7px;
		height: 7px;
		margin-inline: ${theme.space.x2} 2px;
		border-block-start: 2px solid;
		border-inline-end: 2px solid;
		rotate: 45deg;
	}
	${screen.desktop} {
		.shelf h2 {
			font-size: ${theme.type.heading};
		}
	}
	${screen.hover} {
		.more:hover {
			color: ${theme.colour.accentDeep};
			text-decoration: underline;
		}
	}
`;

/** On a phone a row to swipe. */
const activityStrip = css`
	${screen.phone} {
		.activities {
			grid-auto-flow: column;
			grid-template-columns: none;
			grid-auto-columns: 82%;
			overflow-x: auto;
			margin-inline: calc(-1 * ${theme.space.x4});
			padding: ${theme.space.x1} ${theme.space.x4};
			scroll-padding-inline: ${theme.space.x4};
			scroll-snap-type: x mandatory;
			scrollbar-width: none;
		}
		.activities li {
			scroll-snap-align: start;
		}
	}
	${screen.between} {
		.activities {
			grid-template-columns: repeat(3, minmax(0, 1fr));
		}
	}
`;

/** A home page's one region; a client component for its style alone, like the goods page's. */
export const HomeStyles = styled.main`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x6};
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x12};

	.front {
		display: grid;
		gap: ${theme.space.x4};
	}
	${screen.desktop} {
		gap: ${theme.space.x8};
		padding-top: ${theme.space.x4};
	}
	${bannerCss}
	${categoryTilesCss}
	${storeStripCss}
	${activityCardsCss}
	${activityStrip}
	${delivery}
	${shelf}
	${goodsCardCss}
`;

export const MallHomeStyles = styled(HomeStyles)`
	.to-groups {
		display: grid;
		grid-template-columns: auto minmax(0, 1fr) auto;
		align-items: center;
		gap: ${theme.space.x1} ${theme.space.x3};
		min-height: 56px;
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
	}
	.to-groups span {
		display: flex;
		flex-wrap: wrap;
		gap: 0 ${theme.space.x3};
	}
	.to-groups svg {
		flex: none;
	}
	${mallMenuCss}
	${merchantsCss}
`;
