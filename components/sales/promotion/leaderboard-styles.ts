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
	.board h2 a {
		${kit.targetRow()};
	}
	.board li {
		position: relative;
		${kit.grid("24px 64px minmax(0, 1fr)", "x1", "x3")};
		align-items: center;
		padding-block: ${theme.space.x3};
	}
	.board .rank {
		font-weight: 800;
	}
	.board img {
		${kit.square(64)};
	}
	.board h3 {
		${kit.clamp(2)};
		font-weight: 500;
	}
	.board h3 a::after {
		${kit.veil};
	}
	${screen.hover} {
		.board a:hover {
			color: ${theme.colour.accentDeep};
		}
	}
`;
