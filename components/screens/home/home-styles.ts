"use client";

import styled from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { activityCardsCss } from "@/components/content/activity/activity-cards-css";
import { bannerCss } from "@/components/content/home/banner-css";
import { mallMenuCss } from "@/components/content/home/mall-menu-css";
import { merchantsCss } from "@/components/content/home/merchants-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** A home page's one region; a client component for its style alone, like the goods page's. */
export const HomeStyles = styled.main`
	${kit.grid(1, "x6")};
	${kit.page};
	padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x12};
	${screen.desktop} {
		gap: ${theme.space.x8};
		padding-top: ${theme.space.x4};
	}
	${bannerCss}
	${activityCardsCss}
	.activities {
		${screen.between} {
			${kit.columns(3)};
		}
		/* A row to swipe. */
		${screen.phone} {
			grid-auto-flow: column;
			grid-template-columns: none;
			grid-auto-columns: 82%;
			${kit.swipe};
			margin-inline: calc(-1 * ${theme.space.x4});
			padding: ${theme.space.x1} ${theme.space.x4};
			scroll-padding-inline: ${theme.space.x4};
			scroll-snap-type: x mandatory;

			li {
				scroll-snap-align: start;
			}
		}
	}
	.delivery {
		${kit.stack("x2", "x6")};
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.jadeWash};
	}
	.delivery p {
		${kit.grid("22px minmax(0, 1fr)")};
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
		${kit.note};
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
	.shelf {
		${kit.stack("x4")};
	}
	.shelf.tinted {
		margin-block: ${theme.space.x4};
		padding-block: ${theme.space.x1};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.accentWash};
		box-shadow: 0 0 0 ${theme.space.x4} ${theme.colour.accentWash};
	}
	.shelf header {
		${kit.spread("x4")};
		align-items: end;
	}
	.shelf h2 {
		${kit.heading("title")};
		text-wrap: balance;
		${screen.desktop} {
			font-size: ${theme.type.heading};
		}
	}
	.shelf header p {
		color: ${theme.colour.inkSoft};
	}
	.more {
		position: relative;
		${kit.target()};
		flex: none;
		color: ${theme.colour.accent};
		font-weight: 600;
		${kit.hover({ color: "accentDeep", isUnderlined: true })};
	}
	.more::after {
		content: "";
		${kit.square(7)};
		margin-inline: ${theme.space.x2} 2px;
		border-block-start: 2px solid;
		border-inline-end: 2px solid;
		rotate: 45deg;
	}
	${goodsCardCss}
`;

export const MallHomeStyles = styled(HomeStyles)`
	.to-groups {
		${kit.grid("auto minmax(0, 1fr) auto", "x1", "x3")};
		align-items: center;
		min-height: 56px;
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.card};
		${kit.washed};
	}
	.to-groups span {
		${kit.wrap(0, "x3")};
	}
	${mallMenuCss}
	${merchantsCss}
`;
