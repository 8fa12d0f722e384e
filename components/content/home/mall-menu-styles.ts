import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** For a desktop: a hand-held screen has the tiles instead. */
export const MallMenuStyles = styled.nav`
	${screen.narrow} {
		display: none;
	}
	> ul {
		overflow: hidden;
		height: 100%;
		${kit.stack()};
	}
	.top {
		${kit.row("x2")};
		height: 100%;
		min-height: 28px;
		padding-inline: ${theme.space.x3};
		line-height: ${theme.line.tight};
	}
	.top img {
		${kit.square(26)};
		${kit.picture};
		border-radius: ${theme.radius.small};
	}
	.top::after {
		content: "";
		${kit.square(6)};
		flex: none;
		margin-inline: auto ${theme.space.x1};
		border-block-start: 1px solid;
		border-inline-end: 1px solid;
		rotate: 45deg;
	}
	li:is(:hover, :focus-within) > .top,
	.flyout a:hover {
		${kit.washed};
	}
	.flyout {
		position: absolute;
		z-index: 1;
		inset-block: 0;
		inset-inline-start: 232px;
		display: none;
		align-content: start;
		min-width: 240px;
		padding: ${theme.space.x3};
		${kit.panel};
		box-shadow: ${theme.shadow.float};
	}
	li:is(:hover, :focus-within) > .flyout {
		display: grid;
	}
	/* A pointer resting on one category must not leave two flyouts open beside the keyboard's. */
	> ul:hover > li:not(:hover) > .flyout {
		display: none;
	}
	.flyout a {
		${kit.targetRow()};
		padding-inline: ${theme.space.x4};
		border-radius: ${theme.radius.control};
		font-size: ${theme.type.reading};
	}
`;
