import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** For the styled root of a region with a `MarkButton`. */
export const markCss = css`
	.mark-button {
		display: inline-flex;
		flex: none;
		align-items: center;
		justify-content: center;
		gap: ${theme.space.x2};
		min-width: 44px;
		min-height: 44px;
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
		font-weight: 600;
	}
	.mark-button:has(span) {
		padding-inline: ${theme.space.x4};
	}
	.mark-button svg {
		flex: none;
		fill: none;
		stroke: currentColor;
		stroke-width: 2;
		stroke-linejoin: round;
	}
	.mark-button[aria-pressed="true"] {
		border-color: ${theme.colour.brand};
		color: ${theme.colour.brandDeep};
	}
	.mark-button[aria-pressed="true"] svg {
		fill: ${theme.colour.brand};
		color: ${theme.colour.brand};
	}
	@media (scripting: none) {
		.mark-button {
			display: none;
		}
	}
	${screen.hover} {
		.mark-button:hover {
			border-color: ${theme.colour.inkSoft};
		}
	}
`;
