"use client";

import styled from "styled-components";
import { markStyle } from "@/components/collect/mark-style";
import { goodsCardStyle } from "@/components/goods/goods-card-style";
import { screen, theme } from "@/lib/theme/theme";

/** A merchant front's one region; a client component for its style alone, like the goods page's. */
export const MerchantHomeFrame = styled.main`
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	.front {
		display: grid;
		grid-template-columns: 64px minmax(0, 1fr);
		gap: ${theme.space.x4};
		margin-block: ${theme.space.x3} ${theme.space.x6};
		padding: ${theme.space.x5};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.front img {
		width: 100%;
		aspect-ratio: 1;
		border-radius: ${theme.radius.card};
		object-fit: cover;
	}
	h1 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	:lang(th) h1,
	:lang(lo) h1 {
		line-height: ${theme.line.body};
	}
	h1 .own {
		display: inline-block;
		margin-inline-start: ${theme.space.x2};
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-size: ${theme.type.small};
		vertical-align: middle;
	}
	.front div p {
		max-width: 62ch;
		margin-top: ${theme.space.x1};
		color: ${theme.colour.inkSoft};
	}
	.front .ways {
		display: flex;
		flex-wrap: wrap;
		grid-column: 1 / -1;
		gap: ${theme.space.x3};
	}
	.front .ways a {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
		font-weight: 600;
	}
	.front .ways a svg {
		color: ${theme.colour.accent};
	}
	.facts {
		display: grid;
		grid-column: 1 / -1;
		gap: ${theme.space.x2} ${theme.space.x6};
		padding-top: ${theme.space.x4};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.facts li {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 24px;
	}
	.facts svg {
		flex: none;
		color: ${theme.colour.inkSoft};
	}
	.facts a {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
		text-decoration: underline;
	}
	h2 {
		display: flex;
		align-items: baseline;
		gap: ${theme.space.x3};
		margin-bottom: ${theme.space.x4};
		font-size: ${theme.type.title};
	}
	h2 small {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.body};
		font-weight: 400;
	}
	${screen.tablet} {
		.front {
			grid-template-columns: 96px minmax(0, 1fr);
			align-items: center;
			gap: ${theme.space.x4} ${theme.space.x5};
		}
		.facts {
			display: flex;
			flex-wrap: wrap;
		}
		h1 {
			font-size: ${theme.type.heading};
		}
	}
	${markStyle}
	${goodsCardStyle}
`;
