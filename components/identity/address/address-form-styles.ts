"use client";

import styled from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { formCss } from "@/components/ui/form/form-css";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the form; it stands in a dialog, and its one next step stays in reach. */
export const AddressFormStyles = styled.form.attrs(sentByScript)`
	${formCss}
	display: grid;
	gap: ${theme.space.x1};

	.two,
	.three {
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		gap: 0 ${theme.space.x3};
	}
	.three {
		grid-template-columns: repeat(3, minmax(0, 1fr));
	}
	.field {
		display: grid;
		grid-template: 1fr auto auto / minmax(0, 1fr);
		min-width: 0;
	}
	.field label {
		align-self: end;
		line-height: ${theme.line.tight};
	}
	.optional {
		display: inline-block;
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
		font-weight: 400;
	}
	.types {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
		margin: 0;
		padding: 0;
		border: 0;
	}
	.types legend {
		margin-bottom: ${theme.space.x1};
		padding: 0;
		font-weight: 600;
	}
	.types label {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
		padding-inline: ${theme.space.x3} ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
		cursor: pointer;
	}
	.types label:has(:checked) {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.types label:has(:focus-visible) {
		outline: 2px solid ${theme.colour.ink};
		outline-offset: 2px;
	}
	.types input {
		position: absolute;
		opacity: 0;
		pointer-events: none;
	}
	.default {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
	}
	.default input {
		flex: none;
		width: 24px;
		height: 24px;
		margin: 0;
		accent-color: ${theme.colour.accent};
	}
	.end {
		position: sticky;
		bottom: calc(-1 * ${theme.space.x4});
		margin: ${theme.space.x3} calc(-1 * ${theme.space.x4}) calc(-1 * ${theme.space.x4});
		padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x4};
		border-top: 1px solid ${theme.colour.hairline};
		border-end-end-radius: ${theme.radius.card};
		border-end-start-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	${screen.phone} {
		.two:has(select) {
			grid-template-columns: minmax(0, 1fr);
		}
	}
	${buttonCss}
`;
