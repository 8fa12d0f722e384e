import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";
import { kit } from "./kit-css";

const faultCss = (selectors: string) => css`
	${selectors} {
		color: ${theme.colour.brand};

		&::before {
			content: "! ";
			font-weight: 800;
		}
	}
`;

/** What is wrong with something as a whole, below it. */
export const formFaultCss = faultCss(".form-fault");

/** For the styled root of a region with {@link Field}s; not for one that may hold forms of another look. */
export const fieldCss = css`
	.field {
		${kit.stack("x1")};
	}
	.field label {
		font-weight: 600;
		line-height: ${theme.line.tight};
	}
	.field input {
		${kit.grow};
		${kit.textBox};
		text-overflow: ellipsis;
	}
	.field input[aria-invalid="true"] {
		${kit.invalid};
	}
	.field input:focus-visible {
		outline-offset: 1px;
	}
	.field .hint {
		${kit.note};
	}
	${faultCss(".form-fault, .field .fault")}
	${screen.phone} {
		.field .box:has(button) {
			flex-wrap: wrap;
		}
	}
`;
