import { css } from "styled-components";
import { visuallyHidden } from "@/components/ui/visually-hidden";
import { screen, theme } from "@/lib/theme/theme";

const suggestionsStyle = css`
	.suggestions {
		position: absolute;
		z-index: 1;
		inset: calc(100% + ${theme.space.x2}) -2px auto;
		max-height: min(60dvh, 480px);
		padding: ${theme.space.x2};
		overflow: auto;
		overscroll-behavior: contain;
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		box-shadow: ${theme.shadow.float};
	}
	.suggestions p {
		padding: ${theme.space.x2} ${theme.space.x3};
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.suggestions [role="option"] {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.small};
		cursor: pointer;
	}
	.suggestions [role="option"] span {
		overflow: hidden;
		text-overflow: ellipsis;
		white-space: nowrap;
	}
	.suggestions svg {
		flex: none;
		color: ${theme.colour.inkSoft};
	}
	.suggestions [aria-selected="true"] {
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
	}
	.suggestions .clear {
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		color: ${theme.colour.inkSoft};
		text-decoration: underline;
		text-underline-offset: 3px;
	}
	${screen.hover} {
		.suggestions [role="option"]:hover {
			background: ${theme.colour.sunken};
		}
	}
`;

export const searchStyle = css`
	.search {
		position: relative;
		display: flex;
		flex: 1;
		min-width: 0;
		height: 44px;
		border: 2px solid ${theme.colour.accent};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
	}
	.search:has(input:focus-visible) {
		outline: 2px solid ${theme.colour.ink};
		outline-offset: 2px;
	}
	.search .field {
		display: flex;
		flex: 1;
		min-width: 0;
	}
	.search input {
		flex: 1;
		min-width: 0;
		padding: 0 ${theme.space.x3};
		border: 0;
		outline: 0;
		background: none;
		font-size: ${theme.type.reading};
	}
	.search input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 1;
	}
	.search > button {
		display: flex;
		flex: none;
		align-items: center;
		justify-content: center;
		gap: ${theme.space.x2};
		min-width: 44px;
		padding-inline: ${theme.space.x4};
		border-start-end-radius: ${theme.radius.small};
		border-end-end-radius: ${theme.radius.small};
		background: ${theme.colour.accent};
		color: ${theme.colour.onAccent};
		font-weight: 600;
	}
	.search .warning {
		position: absolute;
		z-index: 1;
		inset: calc(100% + ${theme.space.x2}) auto auto 0;
		padding: ${theme.space.x2} ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.ink};
		color: ${theme.colour.onAccent};
		box-shadow: ${theme.shadow.float};
	}
	.search .warning:empty {
		display: none;
	}
	${suggestionsStyle}
	${screen.hover} {
		.search > button:hover {
			background: ${theme.colour.accentDeep};
		}
	}
	${screen.phone} {
		.search {
			grid-column: 1 / -1;
			grid-row: 2;
			margin-bottom: ${theme.space.x3};
		}
		.search > button {
			padding-inline: ${theme.space.x3};
		}
		.search > button span {
			${visuallyHidden}
		}
	}
`;
