"use client";

import styled, { css } from "styled-components";
import { categoryTilesCss } from "@/components/catalog/category/category-tiles-css";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { buttonCss } from "@/components/ui/button";
import { screen, theme } from "@/lib/theme/theme";
import { locationPromptCss } from "./location-prompt-css";
import { slotCss } from "./slot-css";
import { nextSlotCss, openNowCss } from "./store-card-css";
import { storePageCss } from "./store-page-css";

const head = css`
	.head {
		display: grid;
		gap: ${theme.space.x4};
	}
	.head .district {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.reading};
	}
	.head .open-now {
		margin-top: ${theme.space.x2};
	}
	.head .ways {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x3};
	}
`;

const delivery = css`
	.delivery {
		display: grid;
		gap: ${theme.space.x3};
		background: ${theme.colour.jadeWash};
	}
	.delivery .fact,
	.delivery .next-slot {
		display: grid;
		grid-template-columns: 18px minmax(0, 1fr);
		gap: ${theme.space.x2};
		align-items: center;
	}
	.delivery .next-slot {
		min-height: 44px;
	}
	.delivery .next-slot:not(:has(svg)) {
		display: flex;
		font-weight: 400;
	}
	.delivery .next-slot a {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
		color: ${theme.colour.jadeDeep};
		text-decoration: underline;
		text-underline-offset: 3px;
	}
	.delivery p > svg {
		color: ${theme.colour.jade};
	}
	${screen.tablet} {
		.delivery {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
		.delivery .ask {
			grid-column: 1 / -1;
		}
	}
`;

const facts = css`
	.facts {
		display: grid;
		align-content: start;
		gap: ${theme.space.x3};
	}
	.facts dl {
		display: grid;
		grid-template-columns: auto minmax(0, 1fr);
		align-items: baseline;
		gap: ${theme.space.x1} ${theme.space.x4};
	}
	.facts dt {
		color: ${theme.colour.inkSoft};
	}
	.facts dd {
		grid-column: 2;
	}
	.facts dd a {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
		text-decoration: underline;
		text-underline-offset: 3px;
	}
	.facts .hours {
		display: flex;
		justify-content: space-between;
		gap: ${theme.space.x4};
	}
`;

/** A store's one region; a client component for its style alone, like the goods page's. */
export const StorePageStyles = styled.main`
	${storePageCss}
	.front {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.card {
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.where {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		align-content: start;
		gap: ${theme.space.x4};
	}
	.map {
		height: 280px;
	}
	.slots h2 {
		margin-bottom: ${theme.space.x3};
	}
	${screen.desktop} {
		.front {
			grid-template-columns: minmax(0, 1fr) 384px;
			grid-template-rows: auto auto 1fr;
		}
		.card {
			padding: ${theme.space.x5};
		}
		.head,
		.delivery,
		.slots {
			grid-column: 1;
		}
		.head {
			grid-template-columns: minmax(0, 1fr) auto;
			align-items: center;
		}
		.where {
			grid-row: 1 / span 3;
			grid-column: 2;
		}
	}
	${head}
	${delivery}
	${facts}
	${locationPromptCss}
	${openNowCss}
	${nextSlotCss}
	${slotCss}
	${buttonCss}
	${categoryTilesCss}
	${goodsCardCss}
`;
