"use client";

import styled from "styled-components";
import { categoryTilesStyle } from "@/components/category/category-tiles-style";
import { goodsCardStyle } from "@/components/goods/goods-card-style";
import { buttonStyle } from "@/components/ui/button";
import { screen, theme } from "@/lib/theme/theme";
import { placeAskStyle } from "./place-ask-style";
import { nextSlotStyle, storeCardStyle } from "./store-card-style";
import { storePageStyle } from "./store-page-style";
import { storeSearchFieldStyle } from "./store-search-field-style";

/** The one region of the page of all stores and of a search among them; a client component for its style alone. */
export const StoresFrame = styled.main`
	${storePageStyle}
	.asked {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.notice {
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.amberWash};
		font-size: ${theme.type.reading};
		overflow-wrap: anywhere;
	}
	.with-map {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.map {
		height: 320px;
	}
	.place {
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.jadeWash};
	}
	${screen.desktop} {
		.with-map {
			grid-template-columns: minmax(0, 1fr) 400px;
		}
		/* A card a row, what it is on the left, what it offers on the right. */
		.with-map .branches {
			grid-template-columns: minmax(0, 1fr);
			gap: ${theme.space.x3};
		}
		.with-map .branch {
			grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
			grid-template-rows: repeat(4, auto);
			column-gap: ${theme.space.x6};
		}
		.with-map .branch .top {
			grid-row: 1 / span 2;
		}
		.with-map .branch .address {
			grid-row: 3 / span 2;
		}
		.with-map .branch p:not(.address, .open-now) {
			grid-column: 2;
		}
		.with-map .map {
			position: sticky;
			top: calc(${theme.height.header} + ${theme.space.x4});
			height: 480px;
		}
	}
	${placeAskStyle}
	${buttonStyle}
	${storeSearchFieldStyle}
	${storeCardStyle}
	${nextSlotStyle}
	${categoryTilesStyle}
	${goodsCardStyle}
`;
