import { css } from "styled-components";
import { goodsCardCss } from "@/components/catalog/goods/goods-card-css";
import { screen, theme } from "@/lib/theme/theme";
import { headCss } from "./head-css";

const parts = css`
	.part {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x3};
	}
	.part > header {
		display: flex;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x4};
		min-height: 44px;
	}
	.part h1,
	.part h2 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	.part .more {
		display: inline-flex;
		flex: none;
		align-items: center;
		max-width: 50%;
		min-height: 44px;
		color: ${theme.colour.accentDeep};
		font-weight: 600;
		text-align: end;
	}
	.total {
		color: ${theme.colour.inkSoft};
	}
	${screen.hover} {
		.part .more:hover {
			text-decoration: underline;
		}
	}
`;

/** What the pages of one merchant have in common: its head, and a column of parts below. */
export const merchantPageCss = css`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	align-content: start;
	gap: ${theme.space.x5};
	width: 100%;
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	${headCss}
	${parts}
	${goodsCardCss}
`;
