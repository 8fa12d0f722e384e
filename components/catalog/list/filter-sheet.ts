import styled, { css, keyframes } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { visuallyHidden } from "@/components/ui/visually-hidden";
import { screen, theme } from "@/lib/theme/theme";
import { FilterForm } from "./filter-form";
import { openerCss } from "./tools-styles";

const rise = keyframes`
	from {
		translate: 0 100%;
	}
`;

/** Choices as they stand in either frame. */
const choices = css`
	.opener {
		${openerCss}
	}
	[data-in-use] {
		${kit.chosen};
	}
	legend {
		margin-bottom: ${theme.space.x2};
		padding: 0;
	}
	label {
		cursor: pointer;
	}
	:is([type="radio"], [type="checkbox"]) {
		margin: 0;
	}
	.range input {
		${kit.textBox};
		width: 0;
	}
	.range input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 1;
	}
`;

/** A sheet from the foot of a phone, all choices in sight. */
const sheet = css`
	inset: auto 0 0;
	width: 100%;
	max-width: 640px;
	max-height: 86dvh;
	margin: 0 auto;
	padding: 0;
	border: 0;
	border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
	background: ${theme.colour.card};
	color: inherit;
	box-shadow: ${theme.shadow.float};

	&:popover-open {
		display: flex;
		flex-direction: column;
		animation: ${rise} ${theme.motion.calm};
	}
	&::backdrop {
		background: ${theme.colour.scrim};
	}
	html:has(&:popover-open) {
		overflow: hidden;
	}
	.facets {
		overflow: auto;
		overscroll-behavior: contain;
	}
	.facets fieldset {
		position: static;
		display: block;
		width: auto;
		overflow: visible;
		color: inherit;
	}
	.facets .opener,
	.facets .show {
		display: none;
	}
	.choices label {
		${kit.pill};
		padding-inline: ${theme.space.x3};
	}
	.choices label:has(:checked) {
		${kit.chosen};
	}
	.choices label:has(:checked) .count {
		color: inherit;
	}
	.sheet-head {
		padding: ${theme.space.x2} ${theme.space.x2} ${theme.space.x2} ${theme.space.x4};
	}
	.sheet-head button {
		${kit.icon};
	}
	.sheet-foot {
		padding: ${theme.space.x3} ${theme.space.x4} calc(${theme.space.x3} + env(safe-area-inset-bottom));
	}
`;

/** A row of buttons on a desktop, the choices of each in a popover below it. */
const row = css`
	position: static;
	display: block;
	width: auto;
	max-width: none;
	max-height: none;
	margin: 0;
	overflow: visible;
	border-radius: 0;
	background: none;
	box-shadow: none;

	.facets {
		${kit.wrap("x2")};
		overflow: visible;
		padding: 0;
	}
	.facets .opener {
		display: inline-flex;
	}
	.facets .show {
		display: block;
		position: sticky;
		bottom: 0;
		padding-block: ${theme.space.x3};
		background: ${theme.colour.card};
	}
	.facets fieldset {
		position: fixed;
		position-area: bottom span-right;
		display: none;
		width: 300px;
		max-height: min(480px, 60dvh);
		margin: ${theme.space.x2} 0;
		padding: ${theme.space.x3} ${theme.space.x4} 0;
		overflow: auto;
		${kit.popover};
	}
	.facets fieldset:popover-open {
		display: block;
	}
	.facets legend {
		${visuallyHidden}
	}
	@supports (position-area: bottom) {
		.facets fieldset {
			inset: auto;
		}
	}
	.choices {
		${kit.stack(0)};
	}
	.choices label {
		display: flex;
		padding: 0;
		border: 0;
		border-radius: ${theme.radius.small};
	}
	.choices label:has(:checked) {
		background: none;
	}
	.choices .count {
		margin-inline-start: auto;
	}
	.facets .in-stock,
	.sheet-head,
	.sheet-foot {
		display: none;
	}
`;

/** A sheet on a phone, a row of popovers on a desktop. */
export const FilterSheet = styled(FilterForm)`
	${choices}
	${sheet}
	${screen.desktop} {
		${row}
	}
`;
