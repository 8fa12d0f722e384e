import styled from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { formFaultCss } from "@/components/ui/field-css";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";
import { cardCss } from "./card-css";

/** Every page of the user centre: the menu at the side, on a phone a row above. */
export const UserStyles = styled.main`
	width: 100%;
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x2} ${theme.space.x4} ${theme.space.x12};

	.beside {
		display: grid;
		grid-template-columns: 216px minmax(0, 1fr);
		align-items: start;
		gap: ${theme.space.x8};
	}
	.menu {
		display: grid;
		gap: ${theme.space.x1};
		padding: ${theme.space.x2};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	.menu h2 {
		padding: ${theme.space.x2} ${theme.space.x3};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.body};
	}
	.menu a {
		display: flex;
		align-items: center;
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
		line-height: ${theme.line.tight};
	}
	.menu [aria-current] {
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.content {
		display: grid;
		gap: ${theme.space.x4};
	}
	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
	}
	${screen.hover} {
		.menu a:not([aria-current]):hover {
			background: ${theme.colour.sunken};
		}
	}
	@media (max-width: 1023px) {
		.beside {
			grid-template-columns: minmax(0, 1fr);
			gap: ${theme.space.x4};
		}
		.menu {
			display: flex;
			overflow-x: auto;
			padding: 0;
			border: 0;
			background: none;
			scrollbar-width: none;
		}
		.menu h2 {
			display: none;
		}
		.menu a {
			flex: none;
			padding-inline: ${theme.space.x4};
			border: 1px solid ${theme.colour.hairline};
			border-radius: ${theme.radius.pill};
			background: ${theme.colour.card};
			white-space: nowrap;
		}
		.menu [aria-current] {
			border-color: ${theme.colour.accent};
		}
	}
	${cardCss}
	${formFaultCss}
	${skeletonCss}
	${buttonCss}
`;
