import { css, keyframes } from "styled-components";
import { visuallyHidden } from "@/components/ui/visually-hidden";
import { screen, theme } from "@/lib/theme/theme";

const rise = keyframes`
	from {
		translate: 0 100%;
	}
`;

/** Choices as they stand in either frame. */
const choices = css`
	.filters fieldset {
		min-width: 0;
		margin: 0;
		padding: 0;
		border: 0;
	}
	.filters legend {
		margin-bottom: ${theme.space.x2};
		padding: 0;
		font-weight: 700;
	}
	.filters label {
		display: inline-flex;
		align-items: center;
		gap: ${theme.space.x2};
		min-height: 44px;
		cursor: pointer;
	}
	.filters :is([type="radio"], [type="checkbox"]) {
		flex: none;
		width: 18px;
		height: 18px;
		margin: 0;
		accent-color: ${theme.colour.accent};
	}
	.filters .count {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.range {
		display: flex;
		align-items: center;
		gap: ${theme.space.x2};
	}
	.range input {
		flex: 1;
		width: 0;
		min-width: 0;
		height: 44px;
		padding-inline: ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		font-size: ${theme.type.reading};
	}
	.range input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 1;
	}
`;

/** A sheet from the foot of a phone, all choices in sight. */
const sheet = css`
	.filters {
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
	}
	.filters:popover-open {
		display: flex;
		flex-direction: column;
		animation: ${rise} ${theme.motion.calm};
	}
	.filters::backdrop {
		background: ${theme.colour.scrim};
	}
	html:has(& .filters:popover-open) {
		overflow: hidden;
	}
	.facets {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x5};
		overflow: auto;
		padding: ${theme.space.x4};
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
	.choices {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	.choices label {
		padding-inline: ${theme.space.x3};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
	}
	.choices label:has(:checked) {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.choices label:has(:checked) .count {
		color: inherit;
	}
	.sheet-head,
	.sheet-foot {
		display: flex;
		flex: none;
		align-items: center;
		gap: ${theme.space.x3};
		padding: ${theme.space.x2} ${theme.space.x4};
	}
	.sheet-head {
		justify-content: space-between;
		padding-inline-end: ${theme.space.x2};
		border-bottom: 1px solid ${theme.colour.hairline};
		font-size: ${theme.type.reading};
		font-weight: 700;
	}
	.sheet-head button {
		display: grid;
		place-items: center;
		width: 44px;
		height: 44px;
	}
	.sheet-foot {
		padding-block: ${theme.space.x3} calc(${theme.space.x3} + env(safe-area-inset-bottom));
		border-top: 1px solid ${theme.colour.hairline};
	}
	.sheet-foot .quiet {
		flex: none;
	}
`;

/** A row of buttons on a desktop, the choices of each in a popover below it. */
const row = css`
	.filters {
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
	}
	.facets {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
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
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.card};
		box-shadow: ${theme.shadow.float};
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
		display: grid;
		gap: 0;
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

export const panelCss = css`
	${choices}
	${sheet}
	.facets .toggle {
		display: none;
	}
	${screen.desktop} {
		${row}
	}
`;
