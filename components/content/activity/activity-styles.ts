"use client";

import styled from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { activityCardsCss } from "./activity-cards-css";

/** The region of an activity and of the list of them; a client component for its style alone, like the goods page's. */
export const ActivityStyles = styled.main`
	${kit.page};
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	h1 {
		${kit.heading("heading")};
		text-wrap: balance;
	}
	.lead {
		max-width: 44em;
		margin-block: ${theme.space.x1} ${theme.space.x5};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.reading};
	}
	.part {
		margin-top: ${theme.space.x8};
	}
	.part > h2 {
		margin-bottom: ${theme.space.x4};
		${kit.heading("title")};
	}
	.front {
		display: grid;
		overflow: hidden;
		margin-bottom: ${theme.space.x6};
		${kit.panel};
	}
	.front img {
		${kit.cover};
		aspect-ratio: 2;
		background: ${theme.colour.sunken};
	}
	.front .words {
		${kit.stack("x3")};
		align-content: center;
		justify-items: start;
		padding: ${theme.space.x5};
	}
	.front .words > p {
		font-size: ${theme.type.reading};
		text-wrap: pretty;
	}
	.goods-heading {
		margin-bottom: ${theme.space.x4};
		${kit.heading("title")};
	}
	${screen.desktop} {
		.front {
			grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
		}
		.front .words {
			padding: ${theme.space.x8};
		}
		.front h1 {
			font-size: ${theme.type.display};
		}
	}
	${activityCardsCss}
	${goodsCardCss}
`;
