import styled from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { priceCss } from "@/components/ui/price-css";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";
import { cartGroupCss } from "./cart-group-css";
import { cartLineCss } from "./cart-line-css";
import { cartSummaryCss } from "./cart-summary-css";

/** The page of the cart: groups at the left, the sum beside them; on a phone the sum stays at the foot. */
export const CartStyles = styled.main`
	width: 100%;
	max-width: ${theme.width.page};
	min-height: 60vh;
	margin-inline: auto;
	padding: ${theme.space.x6} ${theme.space.x4} ${theme.space.x12};

	h1 {
		margin-bottom: ${theme.space.x4};
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
	}
	h1:focus {
		outline: none;
	}
	.beside {
		display: grid;
		grid-template-columns: minmax(0, 1fr) 320px;
		align-items: start;
		gap: ${theme.space.x6};
	}
	.groups,
	.area {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	.area > h2 {
		margin-bottom: calc(-1 * ${theme.space.x1});
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
	}
	.choose {
		display: inline-flex;
		flex: none;
		align-items: center;
		gap: ${theme.space.x2};
		min-width: 44px;
		min-height: 44px;
		cursor: pointer;
	}
	.choose input {
		width: 22px;
		height: 22px;
		margin: 0 11px;
		accent-color: ${theme.colour.accent};
		cursor: inherit;
	}
	.choose:has(:disabled) {
		cursor: not-allowed;
	}
	.text {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
		min-height: 44px;
		padding-inline: ${theme.space.x2};
		border-radius: ${theme.radius.small};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	[aria-busy="true"] {
		opacity: 0.45;
		transition: opacity ${theme.motion.quick};
	}
	@media (max-width: 1023px) {
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
	${buttonCss}
	${priceCss}
	${skeletonCss}
	${cartGroupCss}
	${cartLineCss}
	${cartSummaryCss}
`;
