import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";

/** Radio buttons and boxes as rows that are touched as a whole. */
export const choiceCss = css`
	fieldset {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x2};
		min-width: 0;
		margin: 0;
		padding: 0;
		border: 0;
	}
	legend {
		margin-bottom: ${theme.space.x2};
		padding: 0;
		font-size: ${theme.type.reading};
		font-weight: 700;
		line-height: ${theme.line.tight};
	}
	.option {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 48px;
		padding: ${theme.space.x2} ${theme.space.x3};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		cursor: pointer;
	}
	.option > span {
		flex: 1;
		display: grid;
		min-width: 0;
	}
	.option input {
		flex: none;
		width: 22px;
		height: 22px;
		margin: 0;
		accent-color: ${theme.colour.accent};
	}
	.option:has(:checked) {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
	}
	.option:has(:focus-visible) {
		outline: 2px solid ${theme.colour.ink};
		outline-offset: 2px;
	}
	.option input:focus-visible {
		outline: none;
	}
	.option:has(:disabled) {
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
		cursor: not-allowed;
	}
	.option small {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.option .saving {
		flex: none;
		color: ${theme.colour.jadeDeep};
		font-weight: 700;
	}
	.test-mark {
		padding: ${theme.space.x2} ${theme.space.x3};
		border-inline-start: 4px solid ${theme.colour.amber};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.amberWash};
		font-weight: 600;
	}
`;
