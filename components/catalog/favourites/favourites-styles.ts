"use client";

import styled, { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

const tools = css`
	.tools {
		${kit.spreadWrap("x2", "x4")};
		min-height: 44px;
	}
	.tools label,
	.favourite-card .choose {
		${kit.target("x2")};
		cursor: pointer;
	}
	.favourite-card .choose {
		justify-content: center;
		min-width: 44px;
		margin-inline-start: calc(-1 * ${theme.space.x3});
	}
	input[type="checkbox"] {
		${kit.square(20)};
		accent-color: ${theme.colour.accent};
	}
	.bookmark {
		${kit.spreadWrap("x2", "x4")};
		padding: ${theme.space.x3} ${theme.space.x5};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
`;

const cards = css`
	.favourites {
		${kit.grid("repeat(auto-fill, minmax(min(420px, 100%), 1fr))", "x3")};
		outline: none;
	}
	.favourites[aria-busy="true"] {
		opacity: 0.5;
	}
	.favourite-card {
		position: relative;
		${kit.row("x3")};
		min-width: 0;
		padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x3} ${theme.space.x3};
		${kit.card};
	}
	.favourite-card > img {
		flex: none;
		${kit.square(88)};
		${kit.picture};
	}
	.favourite-card.gone > img {
		opacity: 0.45;
		filter: grayscale(1);
	}
	.favourite-card .what {
		${kit.grow};
		${kit.stack("x1")};
	}
	.favourite-card h2 {
		${kit.clamp(2)};
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
		${kit.good};
		font-size: ${theme.type.small};
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
		${kit.wrap("x2")};
	}
	.favourite-card .remove {
		${kit.round};
		color: ${theme.colour.inkSoft};
		${kit.hover({ background: "sunken" })};
	}
	${screen.hover} {
		.favourite-card h2 a:hover {
			color: ${theme.colour.accentDeep};
			text-decoration: underline;
		}
	}
`;

/** The look of what an account keeps and whom it follows. */
export const FavouritesStyles = styled.div`
	${kit.grid(1, "x4")};

	${tools}
	${cards}
`;
