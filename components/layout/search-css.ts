import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

export const searchCss = css`
	.search {
		position: relative;
		height: 44px;
		border: 2px solid ${theme.colour.accent};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
	}
	.search:has(input:focus-visible) {
		${kit.ring};
	}
	.search input {
		padding: 0 ${theme.space.x3};
		border: 0;
		outline: 0;
		background: none;
	}
	.search input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 1;
	}
	.search > button {
		padding-inline: ${theme.space.x4};
		border-radius: 0 ${theme.radius.small} ${theme.radius.small} 0;
		${kit.solid};
		${kit.hover({ background: "accentDeep" })};
	}
	.search .warning:not(:empty) {
		position: absolute;
		z-index: 1;
		inset: calc(100% + ${theme.space.x2}) auto auto 0;
		padding: ${theme.space.x2} ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.ink};
		color: ${theme.colour.onAccent};
		box-shadow: ${theme.shadow.float};
	}
`;
