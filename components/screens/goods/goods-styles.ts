"use client";

import styled from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { offersCss } from "@/components/catalog/goods/offers-css";
import { contactCss } from "@/components/marketplace/merchant/contact-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/**
 * The goods page's one region: prices, panels, promises and cards inside are plain elements. A client component for
 * its style alone, so that the rules stand once in the head instead of in page and payload.
 */
export const GoodsStyles = styled.main`
	${kit.main};

	.stage {
		margin-bottom: ${theme.space.x8};
		${screen.tablet} {
			${kit.columns(2)};
			gap: ${theme.space.x6};
		}
	}
	.decision {
		min-width: 0;
	}
	.sold-by {
		${kit.wrap("x1", "x3")};
	}
	.few {
		color: ${theme.colour.brand};
	}
	.promise {
		${kit.stack("x2")};
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.jadeWash};
	}
	.promise .lines {
		${kit.stack("x2")};
	}
	.promise .to {
		${kit.targetRow("x3")};
		min-width: 0;
		margin-top: calc(-1 * ${theme.space.x2});
		border-bottom: 1px solid ${theme.colour.hairline};
		text-align: start;
		@media (scripting: none) {
			display: none;
		}
	}
	.promise .to span {
		flex: 1;
		${kit.ellipsis};
	}
	.promise .closure {
		display: block;
	}
	.promise p {
		${kit.flow("x3")};
	}
	.promise .slot {
		color: ${theme.colour.jadeDeep};
	}
	.promise svg {
		color: ${theme.colour.jade};
	}
	.about {
		margin-bottom: ${theme.space.x10};
	}
	.introduction {
		max-width: 62ch;
	}
	dl > div {
		${kit.grid("minmax(0, 2fr) minmax(0, 3fr)", "x4")};
		padding-block: ${theme.space.x2};
	}
	dl > div:last-of-type {
		border-bottom: 0;
	}
	.who img {
		${kit.square(56)};
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	.own {
		padding: 1px ${theme.space.x2};
		border-radius: ${theme.radius.small};
		${kit.solid};
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
		.titled h1 {
			font-size: ${theme.type.heading};
		}
		.about {
			grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
		}
		.facts-panel {
			grid-row: span 2;
		}
	}
	${goodsCardCss}
	${contactCss}
	${offersCss}
`;
