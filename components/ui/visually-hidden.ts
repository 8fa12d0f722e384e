import { css } from "styled-components";
import { kit } from "./kit-css";

/** Takes words out of sight and leaves them to screen readers; for where a media query decides. Else: `.visually-hidden`. */
export const visuallyHidden = css`
	position: absolute;
	${kit.square(1)};
	overflow: hidden;
	clip-path: inset(50%);
	white-space: nowrap;
`;
