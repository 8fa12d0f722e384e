import { css } from "styled-components";

/** Takes words out of sight and leaves them to screen readers; for where a media query decides. Else: `.visually-hidden`. */
export const visuallyHidden = css`
	position: absolute;
	width: 1px;
	height: 1px;
	overflow: hidden;
	clip-path: inset(50%);
	white-space: nowrap;
`;
