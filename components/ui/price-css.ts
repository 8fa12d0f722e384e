import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";
import { kit } from "./kit-css";

/** Part of the kit, which `GlobalStyle` carries. */
export const priceCss = css`
	.price {
		display: inline-flex;
		flex-wrap: wrap;
		align-items: baseline;
		column-gap: ${theme.space.x1};
		${kit.heading("title")};
	}
	.price-now {
		position: relative;
		color: ${theme.colour.accent};
		font-weight: 700;
		white-space: nowrap;
	}
	/* On a page that the device had kept; the notice about the line says the words. */
	&[data-kept-at] .price::after {
		content: var(--as-of);
		${kit.note};
	}
	.price-small {
		font-size: 0.62em;
	}
	.price-word,
	.price-old {
		${kit.note};
	}
`;

/** For a region whose prices say what is saved. */
export const savingCss = css`
	.saving {
		padding: 1px ${theme.space.x2};
		border-radius: ${theme.radius.pill};
		${kit.marked};
		font-size: ${theme.type.small};
		white-space: nowrap;
	}
`;
