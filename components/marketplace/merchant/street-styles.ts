"use client";

import styled, { css } from "styled-components";
import { openerCss } from "@/components/catalog/list/tools-styles";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { searchFieldCss } from "./search-field-css";
import { statusCss } from "./status-css";

const cards = css`
	.street {
		${kit.grid({ all: 1, tablet: 2, desktop: 3 }, "x4")};
	}
	.street-card {
		${kit.stack("x1", "x3")};
		grid-template-columns: 56px minmax(0, 1fr) auto;
		grid-template-rows: auto auto 1fr auto;
		transition: box-shadow ${theme.motion.quick};
	}
	.street-card > img {
		grid-row: span 2;
		${kit.square(56)};
		border-radius: ${theme.radius.control};
		object-fit: cover;
	}
	.street-card h2 {
		align-self: center;
	}
	.street-card h2 a {
		margin-block: calc(-1 * ${theme.space.x2});
		${kit.hover({ color: "accentDeep", isUnderlined: true })};
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
		${kit.clamp(2)};
		grid-column: 1 / -1;
		margin-block: ${theme.space.x1} ${theme.space.x2};
	}
	.windows {
		grid-column: 1 / -1;
	}
	.windows img {
		aspect-ratio: 1;
	}
	${screen.hover} {
		.street-card:hover {
			box-shadow: ${theme.shadow.lift};
		}
	}
`;

/** The street's one region; a client component for its style alone, like the goods page's. */
export const StreetStyles = styled.main`
	width: 100%;
	${kit.main};

	.asked {
		${kit.grid({ all: 1, desktop: "minmax(0, 1fr) 360px" }, "x3")};
	}
	.kinds .tool {
		${openerCss}
	}
	.kinds .tool[aria-current] {
		${kit.chosen};
	}
	${cards}
	${statusCss}
	${searchFieldCss}
	${screen.desktop} {
		.asked {
			align-items: center;
		}
		.kinds .tool {
			display: inline-flex;
		}
	}
`;
