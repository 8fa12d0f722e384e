import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

const seats = css`
	.seat {
		position: relative;
		${kit.round};
		border: 2px solid ${theme.colour.hairline};
		background: ${theme.colour.sunken};
	}
	.seat.paid {
		border-color: ${theme.colour.jade};
		background: ${theme.colour.jadeWash};
		color: ${theme.colour.jadeDeep};
	}
	.seat.paid svg {
		position: absolute;
		inset: auto -4px -4px auto;
		${kit.square(18)};
		padding: 3px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.jade};
		color: ${theme.colour.onAccent};
	}
	.seat.empty {
		border-style: dashed;
		background: none;
	}
`;

/** Terms, people and time of a group, wherever one is shown. */
export const groupCss = css`
	.together {
		${kit.rowWrap("x2", "x3")};
	}
	.badge {
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.small};
		${kit.solid};
	}
	.begin .button {
		flex: 1;
		min-width: 140px;
	}
	.pieces select {
		min-width: 72px;
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		${kit.outlined};
		color: ${theme.colour.ink};
		font-size: ${theme.type.reading};
	}
	.open-groups li {
		${kit.spreadWrap("x2", "x3")};
		padding: ${theme.space.x2} ${theme.space.x3};
	}
	.open-groups li p {
		${kit.rowWrap(0, "x3")};
		flex: 1;
		min-width: 160px;
	}
	.open-groups li p a {
		min-height: 24px;
		${kit.underlined};
	}
	.share {
		${kit.grid("auto minmax(0, 1fr)", "x4")};
		align-items: center;
	}
	${seats}
`;
