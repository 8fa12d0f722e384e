"use client";

import styled from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { locationPromptCss } from "./location-prompt-css";
import { nextSlotCss, storeCardCss } from "./store-card-css";
import { storePageCss } from "./store-page-css";

/** The one region of the page of all stores and of a search among them; a client component for its style alone. */
export const StoresStyles = styled.main`
	${storePageCss}
	.notice {
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.amberWash};
	}
	.with-map {
		${kit.grid({ all: 1, desktop: "minmax(0, 1fr) 400px" }, "x4")};
	}
	.map {
		height: 320px;
	}
	.place {
		border-radius: ${theme.radius.card};
		background: ${theme.colour.jadeWash};
	}
	${screen.desktop} {
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
	.store-search {
		max-width: 560px;
	}
	.store-search input {
		${kit.textBox};
		text-overflow: ellipsis;
	}
	.store-search input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 1;
	}
	${screen.phone} {
		.store-search .button {
			padding-inline: ${theme.space.x4};
		}
	}
	${locationPromptCss}
	${storeCardCss}
	${nextSlotCss}
	${goodsCardCss}
`;
