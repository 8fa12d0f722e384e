"use client";

import styled, { css } from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { buttonCss } from "@/components/ui/button";
import { theme } from "@/lib/theme/theme";
import { chipsCss } from "./chips-css";
import { panelCss } from "./panel-css";
import { toolsCss } from "./tools-css";

const heading = css`
	.heading {
		display: flex;
		align-items: center;
		gap: ${theme.space.x4};
	}
	.heading img {
		flex: none;
		width: 64px;
		height: 64px;
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
		text-wrap: balance;
	}
	.notice {
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.amberWash};
		font-size: ${theme.type.reading};
		overflow-wrap: anywhere;
	}
	.total {
		color: ${theme.colour.inkSoft};
	}
	:lang(th) h1,
	:lang(lo) h1 {
		line-height: ${theme.line.body};
	}
`;

/** A goods list's one region; a client component for its style alone, like the goods page's. */
export const ListStyles = styled.main`
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	.above {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
		margin-block: ${theme.space.x3} ${theme.space.x4};
	}
	${heading}
	${chipsCss}
	${toolsCss}
	${panelCss}
	${buttonCss}
	${goodsCardCss}
`;
