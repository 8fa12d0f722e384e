import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** For a region with `Chips`: a row to swipe on a phone, all in sight on a desktop. */
export const chipsCss = css`
	.chips ul {
		position: relative;
		display: flex;
		gap: ${theme.space.x2};
		overflow-x: auto;
		scrollbar-width: none;
		white-space: nowrap;
		margin-inline: calc(-1 * ${theme.space.x4});
		padding: 2px ${theme.space.x4};
	}
	.chips a {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
	}
	.chips [aria-current] {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accent};
		color: ${theme.colour.onAccent};
		font-weight: 600;
	}
	.chips .count {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.chips [aria-current] .count {
		color: inherit;
	}
	${screen.desktop} {
		.chips ul {
			flex-wrap: wrap;
		}
	}
	${screen.hover} {
		.chips a:not([aria-current]):hover {
			border-color: ${theme.colour.accent};
			color: ${theme.colour.accentDeep};
		}
	}
`;
