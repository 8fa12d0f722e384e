import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** Radio buttons and boxes as rows that are touched as a whole. */
export const choiceCss = css`
	legend {
		margin-bottom: ${theme.space.x2};
		padding: 0;
		${kit.heading("reading")};
		font-weight: 700;
	}
	.option {
		min-height: 48px;
		padding: ${theme.space.x2} ${theme.space.x3};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		cursor: pointer;
	}
	.option input {
		margin: 0;
	}
	.option:has(:checked) {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
	}
	:is(.option, .pick):has(:focus-visible) {
		${kit.ring};
	}
	.option input:focus-visible {
		outline: none;
	}
	:is(.option, .pick):has(:disabled) {
		cursor: not-allowed;
	}
	.option:has(:disabled) {
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
	}
	.test-mark {
		padding: ${theme.space.x2} ${theme.space.x3};
		border-inline-start: 4px solid ${theme.colour.amber};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.amberWash};
	}
`;
