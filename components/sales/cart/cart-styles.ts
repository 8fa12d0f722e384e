import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { cartGroupCss } from "./cart-group-css";
import { cartLineCss } from "./cart-line-css";
import { cartSummaryCss } from "./cart-summary-css";

/** The page of the cart: groups at the left, the sum beside them; on a phone the sum stays at the foot. */
export const CartStyles = styled.main`
	width: 100%;
	${kit.page};
	min-height: 60vh;
	padding: ${theme.space.x6} ${theme.space.x4} ${theme.space.x12};

	h1 {
		margin-bottom: ${theme.space.x4};
		${kit.heading("heading")};
	}
	h1:focus {
		outline: none;
	}
	.beside {
		${kit.grid("minmax(0, 1fr) 320px", "x6")};
		align-items: start;
	}
	.groups,
	.area {
		${kit.grid(1, "x4")};
	}
	.area > h2 {
		margin-bottom: calc(-1 * ${theme.space.x1});
		color: ${theme.colour.inkSoft};
		${kit.heading("reading")};
	}
	.choose {
		${kit.target("x2")};
		flex: none;
		min-width: 44px;
		cursor: pointer;
	}
	.choose input {
		${kit.square(22)};
		margin: 0 11px;
		accent-color: ${theme.colour.accent};
		cursor: inherit;
	}
	.choose:has(:disabled) {
		cursor: not-allowed;
	}
	.text {
		${kit.target("x1")};
		padding-inline: ${theme.space.x2};
		border-radius: ${theme.radius.small};
		${kit.link};
	}
	[aria-busy="true"] {
		opacity: 0.45;
		transition: opacity ${theme.motion.quick};
	}
	${screen.narrow} {
		.beside {
			grid-template-columns: minmax(0, 1fr);
		}
	}
	${screen.phone} {
		padding-top: ${theme.space.x4};
	}
	${screen.hover} {
		.text:hover {
			text-decoration: underline;
			text-underline-offset: 4px;
		}
	}
	${cartGroupCss}
	${cartLineCss}
	${cartSummaryCss}
`;
