import { css, keyframes } from "styled-components";
import { theme } from "@/lib/theme/theme";

const breathe = keyframes`
	50% { opacity: 0.55; }
`;

/**
 * For the styled root of a skeleton: `.skeleton` on plain elements that have the size of what comes. Mark the root with
 * `aria-hidden` and say "loading" once in a `role="status"` beside it.
 */
export const skeletonCss = css`
	.skeleton {
		display: block;
		border-radius: ${theme.radius.small};
		background: ${theme.colour.sunken};
		animation: ${breathe} 1.6s ease-in-out infinite;
	}
	.skeleton.picture {
		aspect-ratio: 1;
		border-radius: ${theme.radius.card};
	}
	.skeleton.line {
		height: 1em;
	}
`;
