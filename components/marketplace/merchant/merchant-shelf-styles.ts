"use client";

import styled from "styled-components";
import { chipsCss } from "@/components/catalog/list/chips-css";
import { toolsCss } from "@/components/catalog/list/tools-css";
import { buttonCss } from "@/components/ui/button";
import { infoSheetCss } from "@/components/ui/info-sheet-css";
import { screen, theme } from "@/lib/theme/theme";
import { merchantPageCss } from "./merchant-page-css";

/** What a merchant sells; a client component for its style alone, like the goods page's. */
export const MerchantShelfStyles = styled.main`
	${merchantPageCss}
	.tools {
		justify-content: end;
	}
	.categories {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.categories > section {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		align-content: start;
		gap: ${theme.space.x3};
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.categories h2 a {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 48px;
	}
	.categories h2 img {
		width: 48px;
		height: 48px;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
	}
	.categories h2 small,
	.categories .count {
		margin-inline-start: auto;
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
		font-weight: 400;
	}
	.categories li a {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 44px;
		border-top: 1px solid ${theme.colour.hairline};
	}
	${buttonCss}
	${infoSheetCss}
	${chipsCss}
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
