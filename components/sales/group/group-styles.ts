"use client";

import styled from "styled-components";
import { screen, theme } from "@/lib/theme/theme";
import { groupCss } from "./group-css";

/** The list of group offers, and the page of one group; on the client for its style alone. */
export const GroupStyles = styled.main`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	align-content: start;
	gap: ${theme.space.x4};
	width: 100%;
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
		text-wrap: balance;
	}
	.offers {
		display: grid;
		gap: ${theme.space.x4};
	}
	.offer {
		display: grid;
		grid-template-columns: minmax(112px, 160px) minmax(0, 1fr);
		align-content: start;
		gap: ${theme.space.x4};
		height: 100%;
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.offer > img {
		width: 100%;
		height: auto;
		border-radius: ${theme.radius.control};
		aspect-ratio: 1;
		object-fit: cover;
	}
	.facts {
		display: grid;
		align-content: start;
		gap: ${theme.space.x2};
		min-width: 0;
	}
	.facts h2 {
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	.ways {
		display: grid;
		grid-column: 1 / -1;
		gap: ${theme.space.x3};
	}
	.parts {
		display: grid;
		align-items: start;
		gap: ${theme.space.x4};
	}
	.part {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		align-content: start;
		gap: ${theme.space.x4};
		padding: ${theme.space.x5};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.part h2 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.goods {
		display: grid;
		grid-template-columns: 112px minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.goods img {
		width: 100%;
		height: auto;
		border-radius: ${theme.radius.control};
	}
	.rules {
		display: grid;
		gap: ${theme.space.x2};
		padding-inline-start: 1.2em;
		list-style: disc;
	}
	.share {
		display: grid;
		grid-template-columns: auto minmax(0, 1fr);
		align-items: center;
		gap: ${theme.space.x4};
	}
	.share > img {
		border-radius: ${theme.radius.small};
	}
	.share > div {
		display: grid;
		gap: ${theme.space.x2};
	}
	${screen.desktop} {
		.offers {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
		.parts {
			grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
		}
	}
	${groupCss}
`;

/** What a page of its own look shows of groups: a goods, an order, the end of a payment. */
export const GroupRegion = styled.section`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x3};
	padding: ${theme.space.x4};
	border: 1px solid ${theme.colour.hairline};
	border-radius: ${theme.radius.card};
	background: ${theme.colour.card};

	> h2 {
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
	}
	.share {
		display: grid;
		grid-template-columns: auto minmax(0, 1fr);
		align-items: center;
		gap: ${theme.space.x4};
	}
	.share > div {
		display: grid;
		gap: ${theme.space.x2};
	}
	${groupCss}
`;
