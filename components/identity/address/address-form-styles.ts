"use client";

import styled from "styled-components";
import { formCss } from "@/components/ui/form/form-css";
import { kit } from "@/components/ui/kit-css";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the form; it stands in a dialog, and its one next step stays in reach. */
export const AddressFormStyles = styled.form.attrs(sentByScript)`
	${formCss}
	.together {
		gap: 0 ${theme.space.x3};
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
	}
	.types legend {
		margin-bottom: ${theme.space.x1};
		padding: 0;
	}
	.types label {
		${kit.pill};
		padding-inline: ${theme.space.x3} ${theme.space.x4};
		cursor: pointer;
	}
	.types label:has(:checked) {
		${kit.chosen};
	}
	.types label:has(:focus-visible) {
		${kit.ring};
	}
	.types input {
		position: absolute;
		opacity: 0;
		pointer-events: none;
	}
	.default input {
		${kit.tick(24)};
		margin: 0;
	}
	.end {
		position: sticky;
		bottom: calc(-1 * ${theme.space.x4});
		margin: ${theme.space.x3} calc(-1 * ${theme.space.x4}) calc(-1 * ${theme.space.x4});
		padding: ${theme.space.x3} ${theme.space.x4} ${theme.space.x4};
		border-end-end-radius: ${theme.radius.card};
		border-end-start-radius: ${theme.radius.card};
		background: ${theme.colour.card};
	}
	${screen.phone} {
		.together:has(select) {
			grid-template-columns: minmax(0, 1fr);
		}
	}
`;
