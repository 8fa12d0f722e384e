import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** What is wrong with something as a whole, below it. */
export const formFaultCss = css`
	.form-fault {
		color: ${theme.colour.brand};
	}
	.form-fault::before {
		content: "! ";
		font-weight: 800;
	}
`;

/** For the styled root of a region with {@link Field}s; not for one that may hold forms of another look. */
export const fieldCss = css`
	.field {
		display: grid;
		gap: ${theme.space.x1};
	}
	.field label {
		font-weight: 600;
		line-height: ${theme.line.tight};
	}
	.field .box {
		display: flex;
		gap: ${theme.space.x2};
	}
	.field input {
		flex: 1;
		min-width: 0;
		min-height: 44px;
		padding-inline: ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		font-size: ${theme.type.reading};
		text-overflow: ellipsis;
	}
	.field input[aria-invalid="true"] {
		border-color: ${theme.colour.brand};
		box-shadow: inset 0 0 0 1px ${theme.colour.brand};
	}
	.field input:focus-visible {
		outline-offset: 1px;
	}
	.field .hint {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.field .fault {
		color: ${theme.colour.brand};
	}
	.field .fault::before {
		content: "! ";
		font-weight: 800;
	}
	${formFaultCss}
	${screen.phone} {
		.field .box:has(button) {
			flex-wrap: wrap;
		}
	}
`;
