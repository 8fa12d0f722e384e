import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";
import { starStyle } from "./stars-style";

/** For regions of goods cards. */
export const cardRatingStyle = css`
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
		${starStyle}
	}
	.goods .rating b {
		color: ${theme.colour.ink};
		font-weight: 600;
	}
`;
