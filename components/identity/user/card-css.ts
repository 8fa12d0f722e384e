import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** `.card` with its heading, and `.row` for a name, a value and what can be done about it. */
export const cardCss = css`
	.card {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x5};
		padding: ${theme.space.x6};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.card h2 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.card .soft {
		color: ${theme.colour.inkSoft};
	}
	.rows {
		display: grid;
	}
	.row {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${theme.space.x2} ${theme.space.x4};
		min-height: 64px;
		padding-block: ${theme.space.x2};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.row:first-of-type {
		border-top: 0;
	}
	.row .what {
		flex: 1 1 9em;
		display: grid;
		min-width: 0;
		overflow-wrap: anywhere;
	}
	.row .what b {
		font-size: ${theme.type.reading};
		font-weight: 600;
	}
	.row > svg {
		flex: none;
		color: ${theme.colour.inkSoft};
	}
	.row .button {
		flex: none;
		margin-inline-start: auto;
	}
	.tag {
		display: inline-block;
		margin-inline-start: ${theme.space.x2};
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
		font-size: ${theme.type.small};
		font-weight: 600;
		white-space: nowrap;
	}
	.button.danger {
		border-color: ${theme.colour.brand};
		background: ${theme.colour.card};
		color: ${theme.colour.brand};
	}
	.face {
		display: flex;
		align-items: center;
		gap: ${theme.space.x5};
	}
	.face .ways {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	.face .hint {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.avatar {
		display: grid;
		flex: none;
		place-items: center;
		overflow: hidden;
		width: 88px;
		height: 88px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-size: ${theme.type.display};
		font-weight: 700;
	}
	.avatar img {
		width: 100%;
		height: 100%;
		object-fit: cover;
	}
	.profile {
		max-width: 480px;
	}
	${screen.phone} {
		.card {
			padding: ${theme.space.x5} ${theme.space.x4};
		}
		.row.stacks {
			flex-wrap: wrap;
		}
		.row.stacks .what {
			flex-basis: 100%;
		}
		.profile {
			max-width: none;
		}
	}
`;
