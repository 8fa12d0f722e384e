"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/**
 * Two rows to swipe on a phone, all in sight on a desktop. The columns follow from
 * the number of tiles, not from those that have arrived: a row that comes in pieces must not move.
 */
export const CategoryTilesStyles = styled.nav.attrs({ className: "tiles" })`
	&.tiles ul {
		${kit.stack("x4", "x2")};
		grid-auto-flow: column;
		grid-template-rows: repeat(2, auto);
		grid-auto-columns: 80px;
		margin-inline: calc(-1 * ${theme.space.x4});
		padding: ${theme.space.x1} ${theme.space.x4};
		scroll-padding-inline: ${theme.space.x4};
	}
	&.tiles a {
		${kit.stack("x2")};
		justify-items: center;
		${kit.heading("small")};
		font-weight: 500;
		text-align: center;
		text-wrap: balance;
		${kit.hover({ color: "accentDeep" })};
	}
	&.tiles img {
		${kit.square(68)};
		${kit.picture};
		border-radius: ${theme.radius.card};
		transition: scale ${theme.motion.quick};
	}
	:lang(th) &.tiles a,
	:lang(lo) &.tiles a {
		line-height: ${theme.line.body};
	}
	${screen.tablet} {
		&.tiles ul {
			grid-auto-flow: row;
			grid-template-rows: none;
			grid-template-columns: repeat(
				auto-fill,
				minmax(max(100px, calc(100% / var(--tiles) - ${theme.space.x2})), 1fr)
			);
			overflow: visible;
		}
		&.tiles a {
			font-size: ${theme.type.body};
		}
		&.tiles img {
			${kit.square(84)};
		}
	}
	${screen.hover} {
		&.tiles a:hover img {
			scale: 1.04;
		}
	}
`;
