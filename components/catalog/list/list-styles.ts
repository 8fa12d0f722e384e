"use client";

import styled, { css } from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";
import { panelCss } from "./panel-css";
import { toolsCss } from "./tools-css";

const heading = css`
	.heading {
		${kit.row("x4")};
	}
	.heading img {
		flex: none;
		${kit.square(64)};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
	h1 {
		${kit.heading("heading")};
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
	${kit.page};
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	.above {
		${kit.grid(1, "x4")};
		margin-block: ${theme.space.x3} ${theme.space.x4};
	}
	${heading}
	${toolsCss}
	${panelCss}
	${goodsCardCss}
`;
