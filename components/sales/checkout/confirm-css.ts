import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Goods, notes, slots and changes of the confirm page. */
export const confirmCss = css`
	.line-row {
		${kit.grid({ all: "64px minmax(0, 1fr) auto", phone: "56px minmax(0, 1fr) auto" }, "x1", "x3")};
	}
	.line-row img {
		grid-row: span 2;
		${kit.square(64)};
	}
	.line-row .name {
		${kit.clamp(2)};
	}
	.line-row .below {
		grid-column: 2 / -1;
	}
	.labelled select,
	.labelled textarea {
		width: 100%;
		${kit.input};
		padding: ${theme.space.x2} ${theme.space.x3};
		line-height: ${theme.line.body};
	}
	.labelled select {
		text-overflow: ellipsis;
	}
	.labelled textarea {
		min-height: 72px;
		resize: vertical;
	}
	.pick {
		position: relative;
		cursor: pointer;
	}
	.pick input {
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
	.changes {
		border-color: ${theme.colour.amber};
		background: ${theme.colour.amberWash};
	}
	.changes ul {
		padding-inline-start: ${theme.space.x5};
		list-style: disc;
	}
	${screen.phone} {
		.line-row img {
			${kit.square(56)};
		}
		.line-row .labelled {
			grid-column: 1 / -1;
		}
	}
`;
