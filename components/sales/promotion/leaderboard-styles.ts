"use client";

import styled from "styled-components";
import { screen, theme } from "@/lib/theme/theme";
import { PromotionStyles } from "./promotion-styles";

/** The same region with ranked lists: one column on a phone, three on a desktop. */
export const LeaderboardStyles = styled(PromotionStyles)`
	.boards {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
		margin-top: ${theme.space.x5};
	}
	.board {
		padding: ${theme.space.x4};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.board h2 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.board h2 a {
		display: flex;
		align-items: center;
		min-height: 44px;
	}
	.board li {
		position: relative;
		display: grid;
		grid-template-columns: 24px 64px minmax(0, 1fr);
		align-items: center;
		gap: ${theme.space.x1} ${theme.space.x3};
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
		width: 64px;
		height: 64px;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.board h3 {
		display: -webkit-box;
		overflow: hidden;
		-webkit-box-orient: vertical;
		-webkit-line-clamp: 2;
		font-size: ${theme.type.body};
		font-weight: 500;
		overflow-wrap: anywhere;
	}
	.board h3 a::after {
		content: "";
		position: absolute;
		inset: 0;
	}
	.board .sold {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	${screen.tablet} {
		.boards {
			grid-template-columns: repeat(2, minmax(0, 1fr));
		}
	}
	${screen.desktop} {
		.boards {
			grid-template-columns: repeat(3, minmax(0, 1fr));
		}
	}
	${screen.hover} {
		.board a:hover {
			color: ${theme.colour.accentDeep};
		}
	}
`;
