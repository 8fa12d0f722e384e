"use client";

import styled from "styled-components";
import { picturesCss } from "@/components/platform/upload/pictures-css";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { screen, theme } from "@/lib/theme/theme";

/** A form of the back room; wears the rules of `ConsoleStyles` too. `.pair` puts two fields beside each other. */
export const FormStyles = styled.form.attrs(sentByScript)`
	display: grid;
	gap: ${theme.space.x5};
	max-width: 800px;

	.card {
		gap: ${theme.space.x4};
	}
	.pair {
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		align-items: start;
		gap: ${theme.space.x4};
	}
	.field select,
	.field textarea {
		width: 100%;
		min-height: 44px;
		padding: ${theme.space.x2} ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		font: inherit;
		font-size: ${theme.type.reading};
	}
	.field textarea {
		line-height: ${theme.line.body};
		resize: vertical;
	}
	.field [aria-invalid="true"] {
		border-color: ${theme.colour.brand};
		box-shadow: inset 0 0 0 1px ${theme.colour.brand};
	}
	.field :disabled {
		border-color: ${theme.colour.hairline};
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
	}
	.tick {
		display: flex;
		align-items: center;
		gap: ${theme.space.x3};
		min-height: 44px;
		cursor: pointer;
	}
	.tick input {
		flex: none;
		width: 22px;
		height: 22px;
		accent-color: ${theme.colour.accent};
	}
	fieldset {
		min-width: 0;
		margin: 0;
	}
	.languages {
		display: grid;
		gap: ${theme.space.x2};
		padding: 0;
		border: 0;
	}
	.languages legend {
		font-weight: 600;
	}
	.languages div {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
		margin-top: ${theme.space.x2};
	}
	.languages button {
		min-height: 40px;
		padding-inline: ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.card};
		cursor: pointer;
	}
	.languages [aria-pressed="true"] {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.hint {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.end {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x3};
	}
	.end .failure {
		display: flex;
		flex-basis: 100%;
		gap: ${theme.space.x2};
		color: ${theme.colour.brandDeep};
		font-weight: 600;
	}
	.failure svg {
		flex: none;
	}
	.map {
		overflow: hidden;
		height: 320px;
		border-radius: ${theme.radius.control};
	}
	.picked {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	.picked button {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x1};
		min-height: 36px;
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
		cursor: pointer;
	}
	.shot {
		display: block;
		width: 100%;
		max-width: 480px;
		height: auto;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
	}
	${picturesCss}
	${screen.phone} {
		.pair {
			grid-template-columns: minmax(0, 1fr);
		}
		.end .button {
			flex: 1;
		}
	}
`;
