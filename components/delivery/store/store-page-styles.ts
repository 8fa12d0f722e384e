"use client";

import styled from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { locationPromptCss } from "./location-prompt-css";
import { slotCss } from "./slot-css";
import { nextSlotCss, openNowCss } from "./store-card-css";
import { storePageCss } from "./store-page-css";

/** A store's one region; a client component for its style alone, like the goods page's. */
export const StorePageStyles = styled.main`
	${storePageCss}
	.front {
		${kit.grid({ all: 1, desktop: "minmax(0, 1fr) 384px" }, "x4")};
	}
	.card {
		padding: ${theme.space.x4};
	}
	.map {
		height: 280px;
	}
	.head .open-now {
		margin-top: ${theme.space.x2};
	}
	.slots h2 {
		margin-bottom: ${theme.space.x3};
	}
	.facts dl {
		${kit.grid("auto minmax(0, 1fr)", "x1", "x4")};
	}
	.facts dd {
		grid-column: 2;
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
	.delivery {
		${kit.grid({ all: 1, tablet: 2 }, "x3")};
		background: ${theme.colour.jadeWash};
	}
	.delivery .ask {
		grid-column: 1 / -1;
	}
	.delivery .fact {
		align-items: center;
	}
	.delivery .next-slot {
		min-height: 44px;
	}
	.delivery p > svg {
		color: ${theme.colour.jade};
	}
	${locationPromptCss}
	${openNowCss}
	${nextSlotCss}
	${slotCss}
	${goodsCardCss}
`;
