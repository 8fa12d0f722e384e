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
	${kit.main};

	.offer {
		${kit.grid("minmax(112px, 160px) minmax(0, 1fr)", "x4")};
		height: 100%;
	}
	.offer > img,
	.goods img {
		width: 100%;
		border-radius: ${theme.radius.control};
	}
	.offer > img {
		aspect-ratio: 1;
		object-fit: cover;
	}
	.facts {
		min-width: 0;
	}
	.ways {
		grid-column: 1 / -1;
	}
	.goods {
		${kit.grid("112px minmax(0, 1fr)", "x4")};
	}
	.rules {
		padding-inline-start: 1.2em;
		list-style: disc;
	}
	.share > img {
		border-radius: ${theme.radius.small};
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

	${groupCss}
`;
