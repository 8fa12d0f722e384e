"use client";

import styled, { css } from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";
import { panelCss } from "./panel-css";
import { toolsCss } from "./tools-css";

const heading = css`
	.heading img {
		${kit.square(64)};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.sunken};
	}
	.notice {
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.amberWash};
	}
	:lang(th) h1,
	:lang(lo) h1 {
		line-height: ${theme.line.body};
	}
`;

/** A goods list's one region; a client component for its style alone, like the goods page's. */
export const ListStyles = styled.main`
	${kit.main};

	.above {
		margin-block: ${theme.space.x3} ${theme.space.x4};
	}
	${heading}
	${toolsCss}
	${panelCss}
	${goodsCardCss}
`;
