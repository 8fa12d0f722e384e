import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** For the styled root of a region with an `InfoSheet`. */
export const infoSheetCss = css`
	.info-sheet {
		position: fixed;
		inset: 0;
		width: min(520px, 100vw - 32px);
		height: fit-content;
		max-height: min(720px, 100dvh - 64px);
		margin: auto;
		padding: 0;
		overflow: auto;
		overscroll-behavior: contain;
		border: 0;
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		color: ${theme.colour.ink};
		box-shadow: ${theme.shadow.float};
	}
	.info-sheet::backdrop {
		background: ${theme.colour.scrim};
	}
	.info-head {
		position: sticky;
		top: 0;
		display: flex;
		align-items: center;
		justify-content: space-between;
		gap: ${theme.space.x3};
		padding: ${theme.space.x2} ${theme.space.x2} ${theme.space.x2} ${theme.space.x4};
		border-bottom: 1px solid ${theme.colour.hairline};
		background: ${theme.colour.card};
	}
	.info-head h2 {
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
	}
	.info-head button {
		display: grid;
		flex: none;
		place-items: center;
		width: 44px;
		height: 44px;
		border-radius: ${theme.radius.pill};
	}
	.info-content {
		display: grid;
		gap: ${theme.space.x3};
		padding: ${theme.space.x4};
	}
	${screen.phone} {
		.info-sheet {
			inset: auto 0 0;
			width: 100%;
			max-width: none;
			max-height: 86dvh;
			margin: 0;
			padding-bottom: env(safe-area-inset-bottom);
			border-end-end-radius: 0;
			border-end-start-radius: 0;
		}
	}
`;
