"use client";

import styled, { css } from "styled-components";
import { tabsCss } from "@/components/identity/user/tabs-css";
import { buttonCss } from "@/components/ui/button";
import { priceCss } from "@/components/ui/price-css";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";

const tools = css`
	.tools {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x2} ${theme.space.x4};
		min-height: 44px;
	}
	.tools label,
	.favourite-card .choose {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
		cursor: pointer;
	}
	.favourite-card .choose {
		justify-content: center;
		min-width: 44px;
		margin-inline-start: calc(-1 * ${theme.space.x3});
	}
	input[type="checkbox"] {
		width: 20px;
		height: 20px;
		accent-color: ${theme.colour.accent};
	}
	.bookmark {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x2} ${theme.space.x4};
		padding: ${theme.space.x3} ${theme.space.x5};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
`;

const cards = css`
	.favourites {
		display: grid;
		grid-template-columns: repeat(auto-fill, minmax(min(420px, 100%), 1fr));
		gap: ${theme.space.x3};
		outline: none;
	}
	.favourites[aria-busy="true"] {
		opacity: 0.5;
	}
	.favourite-card {
		position: relative;
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-width: 0;
		padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x3} ${theme.space.x3};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.favourite-card > img {
		flex: none;
		width: 88px;
		height: 88px;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.favourite-card.gone > img {
		opacity: 0.45;
		filter: grayscale(1);
	}
	.favourite-card .what {
		flex: 1;
		display: grid;
		gap: ${theme.space.x1};
		min-width: 0;
	}
	.favourite-card h2 {
		display: -webkit-box;
		overflow: hidden;
		-webkit-box-orient: vertical;
		-webkit-line-clamp: 2;
		font-size: ${theme.type.body};
		font-weight: 500;
		overflow-wrap: anywhere;
	}
	.favourite-card .soft {
		color: ${theme.colour.inkSoft};
	}
	.favourite-card .price {
		font-size: ${theme.type.title};
	}
	.favourite-card .drop {
		justify-self: start;
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
		font-size: ${theme.type.small};
		font-weight: 600;
	}
	.favourite-card .gone-word {
		justify-self: start;
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.ink};
		color: ${theme.colour.onAccent};
		font-size: ${theme.type.small};
		font-weight: 600;
	}
	.favourite-card .ways {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	.favourite-card .remove {
		display: grid;
		place-items: center;
		width: 44px;
		height: 44px;
		border-radius: ${theme.radius.pill};
		color: ${theme.colour.inkSoft};
	}
	${screen.hover} {
		.favourite-card h2 a:hover {
			color: ${theme.colour.accentDeep};
			text-decoration: underline;
		}
		.favourite-card .remove:hover {
			background: ${theme.colour.sunken};
		}
	}
`;

/** The look of what an account keeps and whom it follows. */
export const FavouritesStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};

	.skeleton {
		border-radius: ${theme.radius.card};
	}
	${tools}
	${cards}
	${tabsCss}
	${priceCss}
	${skeletonCss}
	${buttonCss}
`;
