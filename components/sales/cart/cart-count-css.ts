import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";

/** For a region with `CartCount` in a link below its icon. */
export const cartCountCss = css`
	a:has(> .cart-icon) {
		position: relative;
	}
	.cart-icon {
		display: grid;
	}
	.count > :first-child {
		position: absolute;
		top: 2px;
		left: calc(50% + 2px);
		min-width: 18px;
		padding-inline: 5px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.brand};
		color: ${theme.colour.onAccent};
		line-height: 18px;
	}
`;
