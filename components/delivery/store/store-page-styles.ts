"use client";

import styled, { css } from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { locationPromptCss } from "./location-prompt-css";
import { slotCss } from "./slot-css";
import { nextSlotCss, openNowCss } from "./store-card-css";
import { storePageCss } from "./store-page-css";

const head = css`
	.head {
		${kit.stack("x4")};
	}
	.head .district {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.reading};
	}
	.head .open-now {
		margin-top: ${theme.space.x2};
	}
	.head .ways {
		${kit.wrap("x3")};
	}
`;

const delivery = css`
	.delivery {
		${kit.stack("x3")};
		background: ${theme.colour.jadeWash};
	}
	.delivery .fact,
	.delivery .next-slot {
		${kit.grid("18px minmax(0, 1fr)", "x2")};
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
		${kit.target()};
		color: ${theme.colour.jadeDeep};
		${kit.underlined};
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
		${kit.stack("x3")};
		align-content: start;
	}
	.facts dl {
		${kit.grid("auto minmax(0, 1fr)", "x1", "x4")};
		align-items: baseline;
	}
	.facts dt {
		color: ${theme.colour.inkSoft};
	}
	.facts dd {
		grid-column: 2;
	}
	.facts dd a {
		${kit.target()};
		${kit.underlined};
	}
	.facts .hours {
		${kit.flow("x4")};
		justify-content: space-between;
	}
`;

/** A store's one region; a client component for its style alone, like the goods page's. */
export const StorePageStyles = styled.main`
	${storePageCss}
	.front {
		${kit.grid({ all: 1, desktop: "minmax(0, 1fr) 384px" }, "x4")};
	}
	.card {
		padding: ${theme.space.x4};
		${kit.panel};
	}
	.where {
		${kit.grid(1, "x4")};
		align-content: start;
	}
	.map {
		height: 280px;
	}
	.slots h2 {
		margin-bottom: ${theme.space.x3};
	}
	${screen.desktop} {
		.front {
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
	${goodsCardCss}
`;
