import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Whether a store is open; keeps its line while nobody knows. */
export const openNowCss = css`
	.open-now {
		min-height: calc(${theme.type.body} * ${theme.line.body});
	}
	.open-now[data-is-open]::before {
		content: "";
		display: inline-block;
		${kit.square(8)};
		margin-inline-end: ${theme.space.x2};
		border: 2px solid ${theme.colour.inkSoft};
		border-radius: ${theme.radius.pill};
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
		border: 2px solid transparent;
		transition: box-shadow ${theme.motion.quick};
	}
	.branch.chosen {
		border-color: ${theme.colour.jade};
	}
	.branch h3 a::after {
		${kit.veil};
	}
	.branch .address {
		min-height: calc(2 * ${theme.type.body} * ${theme.line.body});
	}
	/* As high as the longest of them: stores change places. */
	.branch .hours {
		min-height: calc(var(--hours) * ${theme.type.body} * ${theme.line.body});
	}
	.branch p > svg {
		margin-top: 2px;
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

/** Facts behind an icon each, and when a store could bring something, in a line that keeps its room. */
export const nextSlotCss = css`
	.fact {
		${kit.grid("18px minmax(0, 1fr)", "x2")};
	}
	.next-slot {
		min-height: calc(${theme.type.body} * ${theme.line.body});
	}
	.next-slot[data-is-closed] {
		padding: ${theme.space.x2} ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.amberWash};
	}
`;
