import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";

/** For the styled root of a region with {@link TabLinks}. */
export const tabsCss = css`
	.tabs ul {
		display: flex;
		overflow-x: auto;
		border-bottom: 1px solid ${theme.colour.hairline};
		scrollbar-width: none;
		white-space: nowrap;
	}
	.tabs a {
		display: inline-flex;
		align-items: center;
		min-height: 48px;
		padding-inline: ${theme.space.x4};
		border-bottom: 3px solid transparent;
	}
	.tabs a:focus-visible {
		outline-offset: -3px;
	}
	.tabs [aria-current] {
		border-color: ${theme.colour.accent};
		color: ${theme.colour.accentDeep};
		font-weight: 700;
	}
`;
