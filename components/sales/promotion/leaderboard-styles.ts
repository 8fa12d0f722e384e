"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { PromotionStyles } from "./promotion-styles";

/** The same region with ranked lists: one column on a phone, three on a desktop. */
export const LeaderboardStyles = styled(PromotionStyles)`
	.boards {
		${kit.grid({ all: 1, tablet: 2, desktop: 3 }, "x4")};
		margin-top: ${theme.space.x5};
	}
	.board {
		padding: ${theme.space.x4};
		${kit.panel};
	}
	.board h2 {
		${kit.heading("title")};
	}
	.board h2 a {
		${kit.targetRow()};
	}
	.board li {
		position: relative;
		${kit.grid("24px 64px minmax(0, 1fr)", "x1", "x3")};
		align-items: center;
		padding-block: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.board .rank {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.title};
		font-weight: 800;
		text-align: center;
	}
	.board .rank.first {
		color: ${theme.colour.accent};
	}
	.board img {
		${kit.square(64)};
		${kit.picture};
	}
	.board h3 {
		${kit.clamp(2)};
		font-size: ${theme.type.body};
		font-weight: 500;
		overflow-wrap: anywhere;
	}
	.board h3 a::after {
		${kit.veil};
	}
	.board .sold {
		${kit.note};
	}
	${screen.hover} {
		.board a:hover {
			color: ${theme.colour.accentDeep};
		}
	}
`;
