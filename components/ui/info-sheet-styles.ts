import styled from "styled-components";
import { screen, theme } from "@/lib/theme/theme";
import { kit } from "./kit-css";
import { footSheetCss, sheetCss, sheetHeadCss } from "./sheet-css";

export const InfoSheetStyles = styled.div.attrs({ className: "info-sheet" })`
	&.info-sheet {
		${sheetCss}
		padding: 0;
		overscroll-behavior: contain;
		border: 0;
		color: ${theme.colour.ink};
	}
	&.info-sheet::backdrop {
		background: ${theme.colour.scrim};
	}
	.info-head {
		position: sticky;
		top: 0;
		${sheetHeadCss}
		background: ${theme.colour.card};
	}
	.info-head h2 {
		${kit.heading("reading")};
	}
	${screen.phone} {
		&.info-sheet {
			${footSheetCss}
		}
	}
`;
