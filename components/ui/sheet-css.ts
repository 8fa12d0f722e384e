import { css } from "styled-components";
import { theme } from "@/lib/theme/theme";
import { kit } from "./kit-css";

/** What lies over the page, in its middle. */
export const sheetCss = css`
	position: fixed;
	inset: 0;
	width: min(520px, 100vw - 32px);
	height: fit-content;
	max-height: min(720px, 100dvh - 64px);
	margin: auto;
	${kit.panel};
	box-shadow: ${theme.shadow.float};
`;

/** The same from the foot of a phone. */
export const footSheetCss = css`
	inset: auto 0 0;
	width: 100%;
	max-height: 86dvh;
	padding-bottom: env(safe-area-inset-bottom);
	border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
`;

/** A grid's picture beside words that may be higher: whole, from the foot up, and fading into its ground above. */
export const besidePictureCss = css`
	&::before,
	& > img {
		grid-area: 1 / 1 / -1 / 2;
	}
	&::before {
		background: ${theme.colour.tile};
		content: "";
	}
	& > img {
		align-self: end;
		width: 100%;
		height: auto;
		mask-image: linear-gradient(transparent, currentColor 30%);
	}
`;

/** Its uppermost row, with the button that closes it. */
export const sheetHeadCss = css`
	padding: ${theme.space.x2} ${theme.space.x2} ${theme.space.x2} ${theme.space.x4};

	button {
		${kit.round};
	}
`;
