"use client";

import styled from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The region of reduced goods and of leaderboards; a client component for its style alone, like the goods page's. */
export const PromotionStyles = styled.main`
	${kit.page};
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	h1 {
		${kit.heading("heading")};
		text-wrap: balance;
	}
	.lead {
		max-width: 44em;
		margin-block: ${theme.space.x1} ${theme.space.x3};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.reading};
	}
	.chips {
		margin-top: ${theme.space.x4};
	}
	.group {
		margin-top: ${theme.space.x6};
	}
	.group > header {
		${kit.spread("x4")};
		margin-bottom: ${theme.space.x3};
	}
	.group h2 {
		${kit.heading("title")};
	}
	.more {
		${kit.target()};
		flex: none;
		color: ${theme.colour.accent};
		font-weight: 600;
	}
	${goodsCardCss}
`;
