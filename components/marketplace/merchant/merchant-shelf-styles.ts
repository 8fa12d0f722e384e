"use client";

import styled from "styled-components";
import { toolsCss } from "@/components/catalog/list/tools-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { merchantPageCss } from "./merchant-page-css";

/** What a merchant sells; a client component for its style alone, like the goods page's. */
export const MerchantShelfStyles = styled.main`
	${merchantPageCss}
	.tools {
		justify-content: end;
	}
	.categories {
		${kit.grid(1, "x4")};
	}
	.categories > section {
		${kit.grid(1, "x3")};
		align-content: start;
		padding: ${theme.space.x4};
		${kit.panel};
	}
	.categories h2 a {
		${kit.row("x3")};
		min-height: 48px;
	}
	.categories h2 img {
		${kit.square(48)};
		${kit.well};
	}
	.categories h2 small,
	.categories .count {
		margin-inline-start: auto;
		${kit.note};
		font-weight: 400;
	}
	.categories li a {
		${kit.targetRow("x3")};
		border-top: 1px solid ${theme.colour.hairline};
	}
	${toolsCss}
	${screen.tablet} {
		.categories {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
	${screen.desktop} {
		.categories {
			grid-template-columns: repeat(3, minmax(0, 1fr));
		}
	}
	${screen.hover} {
		.categories a:hover {
			color: ${theme.colour.accentDeep};
		}
	}
`;
