import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { starCss } from "@/components/ui/stars-css";
import { theme } from "@/lib/theme/theme";

/** For regions of goods cards. */
export const cardRatingCss = css`
	.goods .rating {
		position: relative;
		${kit.row("x1")};
		grid-row: 4;
		${kit.note};
		white-space: nowrap;
	}
	.goods .rating::before {
		content: "";
		${starCss}
	}
	.goods .rating b {
		color: ${theme.colour.ink};
		font-weight: 600;
	}
`;
