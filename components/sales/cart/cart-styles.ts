import styled from "styled-components";
import { pageCss } from "@/components/sales/checkout/page-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { cartGroupCss } from "./cart-group-css";
import { cartLineCss } from "./cart-line-css";
import { cartSummaryCss } from "./cart-summary-css";

/** The page of the cart: groups at the left, the sum beside them; on a phone the sum stays at the foot. */
export const CartStyles = styled.main`
	.area > h2 {
		margin-bottom: calc(-1 * ${theme.space.x1});
	}
	.choose {
		min-width: 44px;
		cursor: pointer;
	}
	.choose input {
		margin: 0 11px;
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
	${screen.hover} {
		.text:hover {
			text-decoration: underline;
			text-underline-offset: 4px;
		}
	}
	${cartGroupCss}
	${cartLineCss}
	${cartSummaryCss}
	${pageCss({ side: "320px", bar: theme.height.bar })}
`;
