"use client";

import styled, { css } from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { infoSheetCss } from "@/components/ui/info-sheet-css";
import { screen, theme } from "@/lib/theme/theme";
import { merchantPageCss } from "./merchant-page-css";

const facts = css`
	.facts dl > div {
		display: grid;
		grid-template-columns: minmax(96px, 30%) minmax(0, 1fr);
		gap: ${theme.space.x3};
		align-items: baseline;
		padding-block: ${theme.space.x2};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.facts dt {
		color: ${theme.colour.inkSoft};
	}
	.facts dd {
		overflow-wrap: anywhere;
	}
	.facts dd a {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
		margin-block: calc(-1 * ${theme.space.x3});
		text-decoration: underline;
		text-underline-offset: 3px;
	}
	.facts .hours {
		display: flex;
		flex-wrap: wrap;
		justify-content: space-between;
		gap: 0 ${theme.space.x4};
		max-width: 260px;
	}
`;

const licences = css`
	.locked {
		display: grid;
		justify-items: start;
		gap: ${theme.space.x3};
	}
	.locked [role="status"] {
		display: grid;
		gap: ${theme.space.x1};
		width: 100%;
		max-width: 320px;
		min-height: 28px;
	}
	.locked progress {
		width: 100%;
		height: 4px;
		accent-color: ${theme.colour.accent};
	}
	.licences {
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		gap: ${theme.space.x4};
	}
	.licences figure {
		display: grid;
		gap: ${theme.space.x2};
		margin: 0;
	}
	.licences img {
		width: 100%;
		height: auto;
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
	}
	.licences figcaption {
		font-weight: 600;
		overflow-wrap: anywhere;
	}
	@media (scripting: none) {
		.locked .button {
			display: none;
		}
	}
`;

/** Who a merchant is; a client component for its style alone, like the goods page's. */
export const AboutStyles = styled.main`
	${merchantPageCss}
	.card {
		align-content: start;
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.introduction {
		max-width: 62ch;
		font-size: ${theme.type.reading};
	}
	.soft {
		color: ${theme.colour.inkSoft};
	}
	.beside {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x5};
	}
	${facts}
	${licences}
	${buttonCss}
	${infoSheetCss}
	${screen.desktop} {
		.card {
			padding: ${theme.space.x5};
		}
		.beside {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
`;
