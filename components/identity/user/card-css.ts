import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** `.card` with its heading, and `.setting` for a name, a value and what can be done about it. */
export const cardCss = css`
	.card {
		${kit.grid(1, "x5")};
		padding: ${theme.space.x6};
		${kit.card};
	}
	.card h2 {
		${kit.heading("title")};
	}
	.setting {
		${kit.rowWrap("x2", "x4")};
		min-height: 64px;
		padding-block: ${theme.space.x2};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.setting:first-of-type {
		border-top: 0;
	}
	.setting .what {
		flex: 1 1 9em;
		min-width: 0;
	}
	.setting .button {
		flex: none;
		margin-inline-start: auto;
	}
	.tag {
		display: inline-block;
		margin-inline-start: ${theme.space.x2};
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.jadeWash};
		${kit.good};
		font-size: ${theme.type.small};
		white-space: nowrap;
	}
	${screen.phone} {
		.card {
			padding: ${theme.space.x5} ${theme.space.x4};
		}
		.setting.stacks .what {
			flex-basis: 100%;
		}
	}
`;
