import { css } from "styled-components";
import { cartCountCss } from "@/components/sales/cart/cart-count-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Language, user and cart: an icon with a word, and what opens below it. */
export const cornerCss = css`
	.corner > :is(a, button) {
		${kit.targetRow("x2")};
		min-width: 44px;
		padding-inline: ${theme.space.x2};
		border-radius: ${theme.radius.control};
		font-weight: 600;
		white-space: nowrap;
		${kit.hover({ background: "sunken" })};
	}
	.user .word {
		${kit.ellipsis};
		max-width: 6em;
	}
	${screen.desktop} {
		.corner > :is(a, button) {
			flex-direction: column;
			justify-content: center;
			gap: 2px;
			min-width: 56px;
			${kit.heading("small")};
		}
		.corner .hint {
			display: none;
		}
	}
	@media (scripting: none) {
		.user {
			display: none;
		}
	}
	.language [popover] a {
		${kit.targetRow()};
		min-width: 158px;
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
		${kit.hover({ background: "sunken" })};
	}
	.language [aria-current] {
		${kit.washed};
	}
	${cartCountCss}
	[popover] {
		inset: 112px max(${theme.space.x4}, calc(50vw - 584px)) auto auto;
		width: max-content;
		max-width: calc(100vw - 32px);
		padding: ${theme.space.x2};
		${kit.popover};
		color: ${theme.colour.ink};
	}
	@supports (position-area: bottom span-left) {
		[popover] {
			inset: auto;
			margin: ${theme.space.x2};
			position-area: bottom span-left;
			position-try-fallbacks: flip-block;
		}
	}
`;
