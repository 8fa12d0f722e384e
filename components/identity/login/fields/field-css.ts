"use client";

import { css } from "styled-components";
import { formCss } from "@/components/ui/form/form-css";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

const agreementCss = css`
	.agreement input {
		${kit.tick(24)};
		margin: 0;
	}
	.agreement label {
		padding-block: 2px;
	}
	.agreement a {
		color: ${theme.colour.link};
		text-decoration: underline;
	}
`;

/** A form's fields, and what only signing in has: the button beside a code, how far a proof is, the agreement. */
export const fieldCss = css`
	${formCss}
	.send {
		max-width: 60%;
		padding-inline: ${theme.space.x3};
		border-inline-start: 1px solid ${theme.colour.hairline};
		border-start-end-radius: ${theme.radius.control};
		border-end-end-radius: ${theme.radius.control};
		${kit.link};
	}
	.send[aria-disabled="true"] {
		color: ${theme.colour.inkSoft};
		cursor: default;
	}
	.sent {
		margin-bottom: ${theme.space.x3};
	}
	.asked {
		margin-bottom: ${theme.space.x3};
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.amberWash};
	}
	.proof {
		max-width: 320px;
	}
	.proof progress {
		width: 100%;
		height: 4px;
		accent-color: ${theme.colour.accent};
	}
	.if-said:empty {
		display: none;
	}
	${agreementCss}
`;
