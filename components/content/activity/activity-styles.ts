"use client";

import styled from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { screen, theme } from "@/lib/theme/theme";
import { activityCardsCss } from "./activity-cards-css";

/** The region of an activity and of the list of them; a client component for its style alone, like the goods page's. */
export const ActivityStyles = styled.main`
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
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
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.front {
		display: grid;
		overflow: hidden;
		margin-bottom: ${theme.space.x6};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.front img {
		width: 100%;
		height: 100%;
		aspect-ratio: 2;
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.front .words {
		display: grid;
		align-content: center;
		justify-items: start;
		gap: ${theme.space.x3};
		padding: ${theme.space.x5};
	}
	.front .words > p {
		font-size: ${theme.type.reading};
		text-wrap: pretty;
	}
	.goods-heading {
		margin-bottom: ${theme.space.x4};
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
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
