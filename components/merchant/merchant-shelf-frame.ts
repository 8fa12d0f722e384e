"use client";

import styled from "styled-components";
import { chipsStyle } from "@/components/list/chips-style";
import { toolsStyle } from "@/components/list/tools-style";
import { buttonStyle } from "@/components/ui/button";
import { infoSheetStyle } from "@/components/ui/info-sheet-style";
import { screen, theme } from "@/lib/theme/theme";
import { merchantPageStyle } from "./merchant-page-style";

/** What a merchant sells; a client component for its style alone, like the goods page's. */
export const MerchantShelfFrame = styled.main`
	${merchantPageStyle}
	.tools {
		justify-content: end;
	}
	.board {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.board > section {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		align-content: start;
		gap: ${theme.space.x3};
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.board h2 a {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 48px;
	}
	.board h2 img {
		width: 48px;
		height: 48px;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
	}
	.board h2 small,
	.board .count {
		margin-inline-start: auto;
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
		font-weight: 400;
	}
	.board li a {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 44px;
		border-top: 1px solid ${theme.colour.hairline};
	}
	${buttonStyle}
	${infoSheetStyle}
	${chipsStyle}
	${toolsStyle}
	${screen.tablet} {
		.board {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
	${screen.desktop} {
		.board {
			grid-template-columns: repeat(3, minmax(0, 1fr));
		}
	}
	${screen.hover} {
		.board a:hover {
			color: ${theme.colour.accentDeep};
		}
	}
`;
