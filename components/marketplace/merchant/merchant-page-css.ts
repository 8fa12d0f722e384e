import { css } from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { kit } from "@/components/ui/kit-css";
import { headCss } from "./head-css";

const parts = css`
	.part {
		${kit.grid(1, "x3")};
	}
	.part > header {
		${kit.spread("x4")};
		min-height: 44px;
	}
	.part h1,
	.part h2 {
		${kit.heading("title")};
		overflow-wrap: anywhere;
	}
	.part .more {
		${kit.target()};
		flex: none;
		max-width: 50%;
		${kit.link};
		text-align: end;
		${kit.hover({ isUnderlined: true })};
	}
`;

/** What the pages of one merchant have in common: its head, and a column of parts below. */
export const merchantPageCss = css`
	${kit.grid(1, "x5")};
	align-content: start;
	width: 100%;
	${kit.main};

	${headCss}
	${parts}
	${goodsCardCss}
`;
