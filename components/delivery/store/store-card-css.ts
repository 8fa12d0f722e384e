import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Whether a store is open; keeps its line while nobody knows. */
export const openNowCss = css`
	.open-now {
		min-height: calc(${theme.type.body} * ${theme.line.body});
		color: ${theme.colour.inkSoft};
		font-weight: 600;
		white-space: nowrap;
	}
	.open-now[data-is-open]::before {
		content: "";
		display: inline-block;
		${kit.square(8)};
		margin-inline-end: ${theme.space.x2};
		border: 2px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.pill};
	}
	.open-now[data-is-open="true"] {
		color: ${theme.colour.jadeDeep};
	}
	.open-now[data-is-open="true"]::before {
		border-color: ${theme.colour.jade};
		background: ${theme.colour.jade};
	}
`;

/** For a region with `StoreCards`. Words change when a place is chosen or the gateway answers, so lines keep their room. */
export const storeCardCss = css`
	.branches {
		${kit.grid({ all: 1, tablet: 2, desktop: 3 }, "x3")};
	}
	.branch {
		position: relative;
		${kit.stack("x2")};
		padding: ${theme.space.x4};
		border: 2px solid transparent;
		${kit.panel};
		transition: box-shadow ${theme.motion.quick};
	}
	.branch.chosen {
		border-color: ${theme.colour.jade};
	}
	.branch .top {
		${kit.stack("x1")};
	}
	.branch h3 {
		${kit.heading("reading")};
	}
	.branch h3 a::after {
		${kit.veil};
	}
	.branch .address {
		min-height: calc(2 * ${theme.type.body} * ${theme.line.body});
		color: ${theme.colour.inkSoft};
	}
	.branch .fact,
	.branch .reach,
	.branch .next-slot {
		${kit.grid("18px minmax(0, 1fr)", "x2")};
	}
	/* As high as the longest of them: stores change places. */
	.branch .hours {
		min-height: calc(var(--hours) * ${theme.type.body} * ${theme.line.body});
	}
	.branch .hours span span {
		display: block;
	}
	.branch p > svg {
		margin-top: 2px;
		color: ${theme.colour.inkSoft};
	}
	.branch .reach {
		${kit.good};
	}
	.branch .reach svg {
		color: ${theme.colour.jade};
	}
	.branch[data-far] .reach {
		color: ${theme.colour.inkSoft};
		font-weight: 400;
	}
	.branch[data-far] .reach svg {
		color: inherit;
	}
	${openNowCss}
	${screen.tablet} {
		.branches {
			gap: ${theme.space.x4};
		}
	}
	${screen.hover} {
		.branch:hover {
			box-shadow: ${theme.shadow.lift};
		}
		.branch:hover h3 a {
			color: ${theme.colour.accentDeep};
			text-decoration: underline;
		}
	}
`;

/** When a store could bring something, in a line that keeps its room. */
export const nextSlotCss = css`
	.next-slot {
		min-height: calc(${theme.type.body} * ${theme.line.body});
		font-weight: 600;
	}
	.next-slot[data-is-closed] {
		padding: ${theme.space.x2} ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.amberWash};
	}
	.next-slot .closure {
		display: block;
		font-weight: 400;
	}
`;
