"use client";

import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { picturesCss } from "@/components/platform/upload/pictures-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of a shop's settings, beside what `ConsoleStyles` has. */
export const ShopStyles = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x4};
	max-width: 880px;

	${controlCss}
	${picturesCss}
	form {
		display: grid;
		gap: ${theme.space.x4};
	}
	.two {
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		align-items: start;
		gap: ${theme.space.x4};
	}
	.languages {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
		margin: 0;
		padding: 0;
		border: 0;
	}
	.languages legend {
		margin-bottom: ${theme.space.x2};
		padding: 0;
		font-weight: 600;
	}
	.languages label {
		display: inline-flex;
		align-items: center;
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
		cursor: pointer;
	}
	.languages label:has(:checked) {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.languages label:has(:focus-visible) {
		outline: 2px solid ${theme.colour.ink};
		outline-offset: 2px;
	}
	.languages input {
		position: absolute;
		opacity: 0;
		pointer-events: none;
	}
	.end {
		position: sticky;
		bottom: 0;
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${theme.space.x3};
		padding-block: ${theme.space.x3};
		background: ${theme.colour.paper};
	}
	${screen.phone} {
		.two {
			grid-template-columns: minmax(0, 1fr);
		}
	}
`;
