import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Looks like a button that holds a choice: filters and sort on a phone, each facet on a desktop. */
const opener = css`
	.tool,
	.opener {
		justify-content: center;
		min-width: 0;
		padding-inline: ${theme.space.x4};
		${kit.outlined};
		font-weight: 500;
		${kit.hover({ borderColor: "accent" })};
	}
	[data-in-use] {
		${kit.chosen};
	}
	.number {
		min-width: 20px;
		padding-inline: ${theme.space.x1};
		border-radius: ${theme.radius.pill};
		${kit.solid};
		line-height: 20px;
	}
`;

/** A list below its button; a row where a desktop has room for it. */
const sorts = css`
	.sorts {
		position-area: bottom span-left;
		min-width: 220px;
		margin: ${theme.space.x2} 0;
		padding: ${theme.space.x2};
		${kit.popover};
		color: inherit;
	}
	@supports (position-area: bottom) {
		.sorts {
			inset: auto;
		}
	}
	.sorts a {
		${kit.targetRow("x3")};
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
		${kit.hover({ color: "accentDeep" })};
	}
	.sorts a:not([aria-current]) svg {
		visibility: hidden;
	}
	.sorts [aria-current] {
		${kit.link};
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
			${kit.wrap(0, "x5")};
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
	.in-use-list a {
		padding-inline: ${theme.space.x3};
	}
	.in-use-list .chip {
		border-radius: ${theme.radius.pill};
		${kit.marked};
		${kit.hover({ background: "sunken" })};
	}
`;

/** The row between a list's heading and its goods. */
export const toolsCss = css`
	.tools {
		${kit.stack("x3")};
		grid-auto-columns: minmax(0, 1fr);
		grid-auto-flow: column;
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
			${kit.rowWrap()};
			padding-bottom: ${theme.space.x3};
			border-bottom: 1px solid ${theme.colour.hairline};
		}
		.tool {
			display: none;
		}
	}
`;
