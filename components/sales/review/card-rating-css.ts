import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";
import { starCss } from "./stars-css";

/** For regions of goods cards. */
export const cardRatingCss = css`
	.goods .rating {
		position: relative;
		display: flex;
		grid-row: 4;
		align-items: center;
		gap: ${theme.space.x1};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
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
