import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** Lists, longer texts and rows of filters of the console, beside its `Field`s. */
export const controlCss = css`
	.field :is(select, textarea) {
		width: 100%;
		${kit.input};
		padding: ${theme.space.x2} ${theme.space.x3};
	}
	.field textarea {
		resize: vertical;
	}
	.field textarea:not([rows]) {
		min-height: 96px;
	}
	.filters {
		${kit.wrap("x3")};
		align-items: end;
	}
	.filters .field {
		flex: 1 1 200px;
		max-width: 320px;
	}
`;
