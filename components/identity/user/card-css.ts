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
	.card .soft {
		color: ${theme.colour.inkSoft};
	}
	.rows {
		display: grid;
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
		display: grid;
		min-width: 0;
		overflow-wrap: anywhere;
	}
	.setting .what b {
		font-size: ${theme.type.reading};
		font-weight: 600;
	}
	.setting > svg {
		color: ${theme.colour.inkSoft};
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
	.face {
		${kit.row("x5")};
	}
	.face .ways {
		${kit.wrap("x2")};
	}
	.face .hint {
		${kit.note};
	}
	.avatar {
		${kit.centre};
		flex: none;
		overflow: hidden;
		${kit.square(88)};
		border-radius: ${theme.radius.pill};
		${kit.washed};
		font-size: ${theme.type.display};
		font-weight: 700;
	}
	.avatar img {
		${kit.cover};
	}
	.profile {
		max-width: 480px;
	}
	${screen.phone} {
		.card {
			padding: ${theme.space.x5} ${theme.space.x4};
		}
		.setting.stacks {
			flex-wrap: wrap;
		}
		.setting.stacks .what {
			flex-basis: 100%;
		}
		.profile {
			max-width: none;
		}
	}
`;
