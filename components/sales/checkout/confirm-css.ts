import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** Goods, notes, slots and changes of the confirm page. */
export const confirmCss = css`
	.lines {
		display: grid;
		gap: ${theme.space.x3};
	}
	.line-row {
		display: grid;
		grid-template-columns: 64px minmax(0, 1fr) auto;
		gap: ${theme.space.x1} ${theme.space.x3};
	}
	.line-row img {
		grid-row: span 2;
		width: 64px;
		height: 64px;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.line-row .name {
		display: -webkit-box;
		overflow: hidden;
		-webkit-box-orient: vertical;
		-webkit-line-clamp: 2;
	}
	.line-row .amount {
		font-weight: 600;
		font-variant-numeric: tabular-nums;
		text-align: end;
	}
	.line-row .below {
		grid-column: 2 / -1;
	}
	.labelled {
		display: grid;
		gap: ${theme.space.x1};
	}
	.labelled > span:first-child {
		font-weight: 600;
	}
	.labelled select,
	.labelled textarea {
		width: 100%;
		min-height: 44px;
		padding: ${theme.space.x2} ${theme.space.x3};
		border: 1px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		font-size: ${theme.type.reading};
		line-height: ${theme.line.body};
	}
	.labelled select {
		text-overflow: ellipsis;
	}
	.labelled textarea {
		min-height: 72px;
		resize: vertical;
	}
	.count {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
		text-align: end;
	}
	.slot.pick {
		position: relative;
		cursor: pointer;
	}
	.slot.pick input {
		position: absolute;
		inset: 0;
		margin: 0;
		opacity: 0;
		cursor: inherit;
	}
	.slot.pick:has(:checked) {
		border-color: ${theme.colour.jade};
		background: ${theme.colour.jadeWash};
		box-shadow: inset 0 0 0 1px ${theme.colour.jade};
	}
	.slot.pick:has(:focus-visible) {
		outline: 2px solid ${theme.colour.ink};
		outline-offset: 2px;
	}
	.slot.pick:has(:disabled) {
		cursor: not-allowed;
	}
	.changes {
		border-color: ${theme.colour.amber};
		background: ${theme.colour.amberWash};
	}
	.changes ul {
		display: grid;
		gap: ${theme.space.x1};
		padding-inline-start: ${theme.space.x5};
		list-style: disc;
	}
	${screen.phone} {
		.line-row {
			grid-template-columns: 56px minmax(0, 1fr) auto;
		}
		.line-row img {
			width: 56px;
			height: 56px;
		}
		.line-row .labelled {
			grid-column: 1 / -1;
		}
	}
`;
