import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";

/**
 * `Table`s of the console: `.number` on cells with figures, `.nowrap` on a row of buttons, `.wide` on the one that
 * takes what is left, `.tight` on those that never break; `.link` on the way to what a row is about.
 */
export const tableCss = css`
	.table {
		position: relative;
		overflow-x: auto;
	}
	.table table {
		border-collapse: collapse;
	}
	.table th {
		padding: ${theme.space.x3} ${theme.space.x4};
		color: ${theme.colour.inkSoft};
		font-weight: 600;
		text-align: start;
		white-space: nowrap;
	}
	.table td {
		padding: ${theme.space.x3} ${theme.space.x4};
		border-top: 1px solid ${theme.colour.hairline};
		vertical-align: top;
	}
	.table .number {
		text-align: end;
	}
	.table .wide {
		width: 100%;
		min-width: 200px;
		overflow-wrap: anywhere;
	}
	.table .nowrap {
		flex-wrap: nowrap;
	}
	.table :is(.number, .tight, .nowrap) {
		white-space: nowrap;
	}
	.table .link {
		color: ${theme.colour.link};
		font-weight: 600;
	}
	.table .button {
		padding-inline: ${theme.space.x3};
		font-size: ${theme.type.body};
	}
`;
