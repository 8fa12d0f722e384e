"use client";

import styled, { css } from "styled-components";
import { markCss } from "@/components/catalog/favourites/mark-css";
import { chipsCss } from "@/components/catalog/list/chips-css";
import { toolsCss } from "@/components/catalog/list/tools-css";
import { buttonCss } from "@/components/ui/button";
import { screen, theme } from "@/lib/theme/theme";
import { searchFieldCss } from "./search-field-css";
import { statusCss } from "./status-css";

const cards = css`
	.street {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.street-card {
		display: grid;
		grid-template-columns: 56px minmax(0, 1fr) auto;
		grid-template-rows: auto auto 1fr auto;
		gap: ${theme.space.x1} ${theme.space.x3};
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		transition: box-shadow ${theme.motion.quick};
	}
	.street-card > img {
		grid-row: span 2;
		width: 56px;
		height: 56px;
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	.street-card h2 {
		align-self: center;
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	.street-card h2 a {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
		margin-block: calc(-1 * ${theme.space.x2});
	}
	.street-card .standing {
		grid-row: 2;
		grid-column: 2 / -1;
		font-size: ${theme.type.small};
	}
	.street-card .mark-button {
		grid-row: 1;
		grid-column: 3;
		align-self: start;
	}
	.street-card .introduction {
		display: -webkit-box;
		grid-column: 1 / -1;
		overflow: hidden;
		margin-block: ${theme.space.x1} ${theme.space.x2};
		color: ${theme.colour.inkSoft};
		-webkit-box-orient: vertical;
		-webkit-line-clamp: 2;
	}
	.windows {
		display: grid;
		grid-template-columns: repeat(3, minmax(0, 1fr));
		grid-column: 1 / -1;
		gap: ${theme.space.x2};
	}
	.windows img {
		display: block;
		width: 100%;
		height: auto;
		aspect-ratio: 1;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	${screen.tablet} {
		.street {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
	${screen.desktop} {
		.street {
			grid-template-columns: repeat(3, minmax(0, 1fr));
		}
	}
	${screen.hover} {
		.street-card:hover {
			box-shadow: ${theme.shadow.lift};
		}
		.street-card h2 a:hover {
			color: ${theme.colour.accentDeep};
			text-decoration: underline;
		}
	}
`;

/** The street's one region; a client component for its style alone, like the goods page's. */
export const StreetStyles = styled.main`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	align-content: start;
	gap: ${theme.space.x4};
	width: 100%;
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	.asked {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x3};
	}
	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	.total,
	.detail {
		color: ${theme.colour.inkSoft};
	}
	.kinds .tool[aria-current] {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.kinds ul {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	.refine {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x3};
	}
	.refine .tool {
		display: inline-flex;
	}
	${cards}
	${statusCss}
	${markCss}
	${searchFieldCss}
	${buttonCss}
	${chipsCss}
	${toolsCss}
	${screen.desktop} {
		.asked {
			grid-template-columns: minmax(0, 1fr) 360px;
			align-items: center;
		}
		.refine > .tool {
			display: none;
		}
		.kinds .tool {
			display: inline-flex;
		}
	}
`;
