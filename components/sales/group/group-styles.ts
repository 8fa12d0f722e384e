"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { groupCss } from "./group-css";

/** The list of group offers, and the page of one group; on the client for its style alone. */
export const GroupStyles = styled.main`
	${kit.grid(1, "x4")};
	align-content: start;
	width: 100%;
	${kit.page};
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	h1 {
		${kit.heading("heading")};
		overflow-wrap: anywhere;
		text-wrap: balance;
	}
	.offers {
		${kit.stack("x4")};
	}
	.offer {
		${kit.grid("minmax(112px, 160px) minmax(0, 1fr)", "x4")};
		align-content: start;
		height: 100%;
		padding: ${theme.space.x4};
		${kit.panel};
	}
	.offer > img {
		width: 100%;
		height: auto;
		border-radius: ${theme.radius.control};
		aspect-ratio: 1;
		object-fit: cover;
	}
	.facts {
		${kit.stack("x2")};
		align-content: start;
		min-width: 0;
	}
	.facts h2 {
		${kit.heading("reading")};
		overflow-wrap: anywhere;
	}
	.ways {
		${kit.stack("x3")};
		grid-column: 1 / -1;
	}
	.parts {
		${kit.stack("x4")};
		align-items: start;
	}
	.part {
		${kit.grid(1, "x4")};
		align-content: start;
		padding: ${theme.space.x5};
		${kit.panel};
	}
	.part h2 {
		${kit.heading("title")};
	}
	.goods {
		${kit.grid("112px minmax(0, 1fr)", "x4")};
	}
	.goods img {
		width: 100%;
		height: auto;
		border-radius: ${theme.radius.control};
	}
	.rules {
		${kit.stack("x2")};
		padding-inline-start: 1.2em;
		list-style: disc;
	}
	.share {
		${kit.grid("auto minmax(0, 1fr)", "x4")};
		align-items: center;
	}
	.share > img {
		border-radius: ${theme.radius.small};
	}
	.share > div {
		${kit.stack("x2")};
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
	${kit.grid(1, "x3")};
	padding: ${theme.space.x4};
	${kit.card};

	> h2 {
		${kit.heading("reading")};
	}
	.share {
		${kit.grid("auto minmax(0, 1fr)", "x4")};
		align-items: center;
	}
	.share > div {
		${kit.stack("x2")};
	}
	${groupCss}
`;
