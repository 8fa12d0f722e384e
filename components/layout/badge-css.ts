import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** For a region with `AppBadges`. */
export const badgeCss = css`
	.badges {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	.badge {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
		padding: ${theme.space.x1} ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.ink};
		color: ${theme.colour.onAccent};
		line-height: ${theme.line.tight};
		white-space: nowrap;
	}
	.badge span {
		display: grid;
	}
	.badge small {
		font-size: ${theme.type.small};
	}
	${screen.hover} {
		.badge:hover {
			text-decoration: underline;
			text-underline-offset: 3px;
		}
	}
`;
