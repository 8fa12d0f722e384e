import { css } from "styled-components";
import { cartCountCss } from "@/components/sales/cart/cart-count-css";
import { visuallyHidden } from "@/components/ui/visually-hidden";
import { screen, theme } from "@/lib/theme/theme";

const popover = css`
	[popover] {
		inset: 112px max(${theme.space.x4}, calc(50vw - 584px)) auto auto;
		width: max-content;
		max-width: calc(100vw - 32px);
		margin: 0;
		padding: ${theme.space.x2};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		color: ${theme.colour.ink};
		box-shadow: ${theme.shadow.float};
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

/** Language, user and cart: an icon with a word, and what opens below it. */
export const cornerCss = css`
	.corner {
		flex: none;
	}
	.corner > :is(a, button) {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-width: 44px;
		min-height: 44px;
		padding-inline: ${theme.space.x2};
		border-radius: ${theme.radius.control};
		font-weight: 600;
		white-space: nowrap;
	}
	.user .word {
		overflow: hidden;
		max-width: 6em;
		text-overflow: ellipsis;
	}
	.corner .hint {
		color: ${theme.colour.inkSoft};
	}
	${screen.desktop} {
		.corner > :is(a, button) {
			flex-direction: column;
			justify-content: center;
			gap: 2px;
			min-width: 56px;
			font-size: ${theme.type.small};
			line-height: ${theme.line.tight};
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
	.language [popover] {
		min-width: 176px;
	}
	.language [popover] a {
		display: flex;
		align-items: center;
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
	}
	.language [aria-current] {
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	${screen.hover} {
		.corner > :is(a, button):hover,
		.language [popover] a:hover {
			background: ${theme.colour.sunken};
		}
	}
	${screen.phone} {
		.cart,
		.corner .hint {
			display: none;
		}
		/* Gives way to the name of the shop, which fonts of some devices draw wide. */
		.language {
			justify-self: end;
			max-width: 100%;
		}
		.language > button {
			max-width: 100%;
		}
		.language .word {
			overflow: hidden;
			text-overflow: ellipsis;
		}
		.language svg {
			flex: none;
		}
		.user .word {
			${visuallyHidden}
		}
		.user > button {
			justify-content: flex-end;
			padding-inline-end: 0;
		}
	}
	/* Beside the longest name of the shop the narrowest phones have room for icons alone. */
	@media (max-width: 359px) {
		.language .word {
			${visuallyHidden}
		}
	}
	${cartCountCss}
	${popover}
`;
