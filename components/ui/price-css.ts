import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";

/** For the styled root of a region with prices. */
export const priceCss = css`
	.price {
		display: inline-flex;
		flex-wrap: wrap;
		align-items: baseline;
		column-gap: ${theme.space.x1};
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.price-now {
		position: relative;
		color: ${theme.colour.accent};
		font-weight: 700;
		letter-spacing: -0.01em;
		white-space: nowrap;
	}
	.price-small {
		font-size: 0.62em;
		letter-spacing: 0;
	}
	.price-word,
	.price-old {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
`;
