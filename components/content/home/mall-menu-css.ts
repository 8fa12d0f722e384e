import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** For the mall's home: bar and menu on a desktop; a hand-held screen has the tiles instead. */
export const mallMenuCss = css`
	.popular,
	.menu {
		display: none;
	}
	${screen.desktop} {
		.popular,
		.menu {
			display: block;
		}
		.front.with-menu ~ .tiles {
			display: none;
		}
		.popular a {
			${kit.hover({ color: "accent" })};
		}
		.front.with-menu {
			position: relative;
			grid-template-columns: 216px minmax(0, 1fr);
		}
		/* The menu is taller than a third of the banners' width: the picture loses its left side, the words stay beside it. */
		.with-menu .words {
			width: 37%;
			padding-inline: ${theme.space.x8} 0;
		}
		.with-menu .words strong {
			font-size: ${theme.type.heading};
		}
		.menu > ul {
			padding-block: ${theme.space.x2};
		}
		.menu .top {
			${kit.spread()};
			min-height: 28px;
			padding-inline: ${theme.space.x4} ${theme.space.x3};
			line-height: ${theme.line.tight};
		}
		.menu .top::after {
			content: "";
			${kit.square(6)};
			margin-inline-end: ${theme.space.x1};
			border-block-start: 1px solid;
			border-inline-end: 1px solid;
			rotate: 45deg;
		}
		.menu li:is(:hover, :focus-within) > .top,
		.flyout a:hover {
			${kit.washed};
		}
		.flyout {
			position: absolute;
			z-index: 1;
			inset-block: 0;
			inset-inline-start: 216px;
			display: none;
			align-content: start;
			min-width: 240px;
			padding: ${theme.space.x3};
			${kit.panel};
			box-shadow: ${theme.shadow.float};
		}
		.menu li:is(:hover, :focus-within) > .flyout {
			display: grid;
		}
		/* A pointer resting on one category must not leave two flyouts open beside the keyboard's. */
		.menu > ul:hover > li:not(:hover) > .flyout {
			display: none;
		}
		.flyout a {
			${kit.targetRow()};
			padding-inline: ${theme.space.x4};
			border-radius: ${theme.radius.control};
			font-size: ${theme.type.reading};
		}
	}
`;
