import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** For a region with `AppBadges`. */
export const badgeCss = css`
	.badges {
		${kit.wrap("x2")};
	}
	.badge {
		${kit.targetRow("x2")};
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
			${kit.underlined};
		}
	}
`;
