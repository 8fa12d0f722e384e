"use client";

import styled from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { chipsCss } from "@/components/catalog/list/chips-css";
import { tabsCss } from "@/components/identity/user/tabs-css";
import { theme } from "@/lib/theme/theme";

/** The region of reduced goods and of leaderboards; a client component for its style alone, like the goods page's. */
export const PromotionStyles = styled.main`
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
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
		display: flex;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x4};
		margin-bottom: ${theme.space.x3};
	}
	.group h2 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.more {
		display: inline-flex;
		flex: none;
		align-items: center;
		min-height: 44px;
		color: ${theme.colour.accent};
		font-weight: 600;
	}
	${tabsCss}
	${chipsCss}
	${goodsCardCss}
`;
