import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** Looks like a button that holds a choice: filters and sort on a phone, each facet on a desktop. */
const opener = css`
	.tool,
	.opener {
		display: inline-flex;
		align-items: center;
		justify-content: center;
		gap: ${theme.space.x2};
		min-width: 0;
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		font-weight: 500;
	}
	.tool svg,
	.opener svg {
		flex: none;
	}
	.tool .word {
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	[data-in-use] {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.number {
		min-width: 20px;
		padding-inline: ${theme.space.x1};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.accent};
		color: ${theme.colour.onAccent};
		font-size: ${theme.type.small};
		line-height: 20px;
		text-align: center;
	}
	${screen.hover} {
		.tool:hover,
		.opener:hover {
			border-color: ${theme.colour.accent};
		}
	}
`;

/** A list below its button; a row where a desktop has room for it. */
const sorts = css`
	.sorts {
		position-area: bottom span-left;
		min-width: 220px;
		margin: ${theme.space.x2} 0;
		padding: ${theme.space.x2};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		color: inherit;
		box-shadow: ${theme.shadow.float};
	}
	@supports (position-area: bottom) {
		.sorts {
			inset: auto;
		}
	}
	.sorts a {
		display: flex;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x3};
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
	}
	.sorts a:not([aria-current]) svg {
		visibility: hidden;
	}
	.sorts [aria-current] {
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	${screen.hover} {
		.sorts a:hover {
			color: ${theme.colour.accentDeep};
		}
	}
	${screen.desktop} {
		.sorts {
			position: static;
			display: block;
			margin: 0 0 0 auto;
			padding: 0;
			border: 0;
			border-radius: 0;
			background: none;
			box-shadow: none;
			overflow: visible;
		}
		.sorts ul {
			display: flex;
			flex-wrap: wrap;
			column-gap: ${theme.space.x5};
		}
		.sorts a {
			padding-inline: 0;
			border-bottom: 2px solid transparent;
			border-radius: 0;
			color: ${theme.colour.inkSoft};
		}
		.sorts [aria-current] {
			border-color: ${theme.colour.accent};
		}
		.sorts svg {
			display: none;
		}
	}
`;

const inUse = css`
	.in-use-list ul {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${theme.space.x2};
	}
	.in-use-list a {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
		padding-inline: ${theme.space.x3};
	}
	.in-use-list .chip {
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.in-use-list .clear {
		text-decoration: underline;
		text-underline-offset: 3px;
	}
	${screen.hover} {
		.in-use-list .chip:hover {
			background: ${theme.colour.sunken};
		}
	}
`;

/** The row between a list's heading and its goods. */
export const toolsCss = css`
	.tools {
		display: grid;
		grid-auto-columns: minmax(0, 1fr);
		grid-auto-flow: column;
		gap: ${theme.space.x3};
	}
	${opener}
	${sorts}
	${inUse}
	${screen.tablet} {
		.tools {
			grid-auto-columns: max-content;
		}
	}
	${screen.desktop} {
		.tools {
			display: flex;
			flex-wrap: wrap;
			align-items: center;
			padding-bottom: ${theme.space.x3};
			border-bottom: 1px solid ${theme.colour.hairline};
		}
		.tool {
			display: none;
		}
	}
`;
