import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";

/**
 * `.skeleton` of an element with the size of what comes. Hide it from those who listen with `aria-hidden`, and say
 * "loading" once in a `role="status"` beside it. Without script nothing comes, and nothing is promised.
 */
export const skeletonCss = css`
	.skeleton {
		display: block;
		border-radius: ${theme.radius.small};
		background: ${theme.colour.sunken};
		animation: breathe 1.6s ease-in-out infinite;

		@media (scripting: none) {
			display: none;
		}
	}
	.skeleton.picture {
		aspect-ratio: 1;
	}
	.skeleton.line {
		height: 1em;
	}
`;
