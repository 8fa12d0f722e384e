"use client";

import styled from "styled-components";
import { screen, theme } from "@/lib/theme/theme";
import { kit } from "./kit-css";

export const InfoSheetStyles = styled.div.attrs({ className: "info-sheet" })`
	&.info-sheet {
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
		${kit.panel};
		color: ${theme.colour.ink};
		box-shadow: ${theme.shadow.float};
	}
	&.info-sheet::backdrop {
		background: ${theme.colour.scrim};
	}
	.info-head {
		position: sticky;
		top: 0;
		${kit.spread("x3")};
		padding: ${theme.space.x2} ${theme.space.x2} ${theme.space.x2} ${theme.space.x4};
		border-bottom: 1px solid ${theme.colour.hairline};
		background: ${theme.colour.card};
	}
	.info-head h2 {
		${kit.heading("reading")};
	}
	.info-head button {
		${kit.round};
		flex: none;
	}
	.info-content {
		${kit.stack("x3")};
		padding: ${theme.space.x4};
	}
	${screen.phone} {
		&.info-sheet {
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
