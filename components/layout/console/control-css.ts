import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";

/** Lists, longer texts and rows of filters of the back room, beside its `Field`s. */
export const controlCss = css`
	.field select,
	.field textarea {
		width: 100%;
		min-height: 44px;
		padding: ${theme.space.x2} ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		font-size: ${theme.type.reading};
		line-height: ${theme.line.body};
	}
	.field textarea {
		min-height: 96px;
		resize: vertical;
	}
	.filters {
		display: flex;
		flex-wrap: wrap;
		align-items: end;
		gap: ${theme.space.x3};
	}
	.filters .field {
		flex: 1 1 200px;
		max-width: 320px;
	}
`;
