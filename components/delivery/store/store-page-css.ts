import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** What the pages of stores have in common: a column of parts, their headings and ways to more. */
export const storePageCss = css`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x5};
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};
	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
		overflow-wrap: anywhere;
	}
	h2 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.part {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.part > header {
		display: flex;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x4};
		min-height: 44px;
	}
	.more {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
		color: ${theme.colour.accentDeep};
		font-weight: 600;
		text-align: end;
	}
	${screen.hover} {
		.more:hover {
			text-decoration: underline;
		}
	}
`;
