import styled, { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Looks like a button that holds a choice: filters and sort on a phone, each facet on a desktop. */
export const openerCss = css`
	justify-content: center;
	min-width: 0;
	padding-inline: ${theme.space.x4};
	${kit.outlined};
	font-weight: 500;
	${kit.hover({ borderColor: "accent" })};
`;

/** The row between a list's heading and its goods. */
export const ToolsStyles = styled.div.attrs({ className: "tools" })`
	${kit.stack("x3")};
	grid-auto-columns: minmax(0, 1fr);
	grid-auto-flow: column;
	${screen.tablet} {
		grid-auto-columns: max-content;
	}
	${screen.desktop} {
		${kit.rowWrap()};
		padding-bottom: ${theme.space.x3};
		border-bottom: 1px solid ${theme.colour.hairline};
	}
`;

/** Opens filters or sorts; a desktop has them in sight. */
export const ToolButton = styled.button.attrs({
	type: "button",
	className: "tool target gap-x2",
})`
	&.tool {
		${openerCss}
	}
	&[data-in-use] {
		${kit.chosen};
	}
	.number {
		min-width: 20px;
		padding-inline: ${theme.space.x1};
		border-radius: ${theme.radius.pill};
		${kit.solid};
		line-height: 20px;
	}
	${screen.desktop} {
		&.tool {
			display: none;
		}
	}
`;

/** A list below its button; a row where a desktop has room for it. */
export const SortsStyles = styled.nav`
	position-area: bottom span-left;
	min-width: 220px;
	margin: ${theme.space.x2} 0;
	padding: ${theme.space.x2};
	${kit.popover};
	color: inherit;

	@supports (position-area: bottom) {
		inset: auto;
	}
	a {
		${kit.targetRow("x3")};
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
		${kit.hover({ color: "accentDeep" })};
	}
	a:not([aria-current]) svg {
		visibility: hidden;
	}
	[aria-current] {
		${kit.link};
	}
	${screen.desktop} {
		position: static;
		display: block;
		margin: 0 0 0 auto;
		padding: 0;
		border: 0;
		border-radius: 0;
		background: none;
		box-shadow: none;
		overflow: visible;

		ul {
			${kit.wrap(0, "x5")};
		}
		a {
			padding-inline: 0;
			border-bottom: 2px solid transparent;
			border-radius: 0;
			color: ${theme.colour.inkSoft};
		}
		[aria-current] {
			border-color: ${theme.colour.accent};
		}
		svg {
			display: none;
		}
	}
`;

export const ActiveFiltersStyles = styled.nav`
	a {
		padding-inline: ${theme.space.x3};
	}
	.chip {
		border-radius: ${theme.radius.pill};
		${kit.marked};
		${kit.hover({ background: "sunken" })};
	}
`;
