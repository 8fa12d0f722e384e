import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { cardCss } from "./card-css";

/** Every page of the user centre: the menu at the side, on a phone a row above. */
export const UserStyles = styled.main`
	width: 100%;
	${kit.main};

	.beside {
		${kit.grid({ all: "216px minmax(0, 1fr)", narrow: 1 }, "x8")};
	}
	.menu {
		padding: ${theme.space.x2};
	}
	.menu h2 {
		padding: ${theme.space.x2} ${theme.space.x3};
	}
	.menu a {
		${kit.targetRow()};
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
		line-height: ${theme.line.tight};
		${kit.hover({ background: "sunken" }, ":not([aria-current])")};
	}
	.menu [aria-current] {
		${kit.marked};
	}
	${screen.narrow} {
		.beside {
			gap: ${theme.space.x4};
		}
		.menu {
			display: flex;
			${kit.swipe};
			padding: 0;
			border: 0;
			background: none;
		}
		.menu h2 {
			display: none;
		}
		.menu a {
			flex: none;
			padding-inline: ${theme.space.x4};
			${kit.pill};
			background: ${theme.colour.card};
			white-space: nowrap;
		}
		.menu [aria-current] {
			border-color: ${theme.colour.accent};
		}
	}
	${cardCss}
	${screen.tablet} {
		.profile {
			max-width: 480px;
		}
	}
`;
