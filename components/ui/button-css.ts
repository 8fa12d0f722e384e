import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";
import { kit } from "./kit-css";

/** What {@link Button} and {@link LinkButton} look like. */
export const buttonCss = css`
	.button {
		${kit.target("x2")};
		justify-content: center;
		padding: ${theme.space.x2} ${theme.space.x5};
		border: 1px solid transparent;
		border-radius: ${theme.radius.control};
		font-size: ${theme.type.reading};
		font-weight: 600;
		line-height: ${theme.line.tight};
		text-align: center;
		cursor: pointer;
	}
	.button.primary {
		${kit.solid};
	}
	.button.quiet {
		border-color: ${theme.colour.hairline};
		background: ${theme.colour.card};
		color: ${theme.colour.ink};
	}
	.button.danger {
		border-color: currentColor;
		background: ${theme.colour.card};
		color: ${theme.colour.accent};
	}
	.button.primary:not(:disabled, [aria-disabled="true"]) {
		&:active {
			background: ${theme.colour.accentFillDeep};
		}
		${kit.hover({ background: "accentFillDeep" })};
	}
	.button.quiet:not(:disabled, [aria-disabled="true"]) {
		&:active {
			background: ${theme.colour.sunken};
		}
		${kit.hover({ borderColor: "inkSoft" })};
	}
	.button:is(:disabled, [aria-disabled="true"]) {
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
		cursor: not-allowed;
	}
`;
