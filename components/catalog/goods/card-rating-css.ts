import { css } from "styled-components";
import { starCss } from "@/components/ui/stars-css";
import { theme } from "@/lib/theme/theme";

/** For regions of goods cards. */
export const cardRatingCss = css`
	.goods .rating {
		position: relative;
		grid-row: 4;
	}
	.goods .rating::before {
		content: "";
		${starCss}
	}
	.goods .rating b {
		color: ${theme.colour.ink};
	}
`;
