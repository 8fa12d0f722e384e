import { css } from "styled-components";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";

const days = css`
	.slot-days {
		position: relative;
		display: grid;
		grid-auto-columns: minmax(max-content, 1fr);
		grid-auto-flow: column;
		gap: ${theme.space.x2};
		overflow-x: auto;
		padding: 2px;
		scrollbar-width: none;
	}
	.slot-tab {
		display: grid;
		place-content: center;
		min-width: 88px;
		height: 64px;
		padding-inline: ${theme.space.x2};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		line-height: ${theme.line.tight};
		text-align: center;
		white-space: nowrap;
	}
	.slot-tab span {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.slot-tab[data-active] {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
	}
	.slot-tab[data-active] span {
		color: inherit;
	}
`;

const grid = css`
	.slot-panel {
		display: grid;
		gap: ${theme.space.x3};
		margin-top: ${theme.space.x3};
	}
	.slot-panel[hidden] {
		display: none;
	}
	.slot-grid {
		display: grid;
		grid-template-columns: repeat(2, minmax(0, 1fr));
		gap: ${theme.space.x2};
	}
	.slot {
		display: grid;
		align-content: center;
		justify-items: center;
		min-height: 64px;
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		color: ${theme.colour.inkSoft};
		line-height: ${theme.line.tight};
	}
	.slot b {
		font-weight: 500;
	}
	.slot span {
		font-size: ${theme.type.small};
	}
	.slot:not([data-state="open"]) {
		background: ${theme.colour.sunken};
	}
	.slot[data-state="past"] b,
	.slot[data-state="closed"] b {
		text-decoration: line-through;
	}
	.slot[data-state="open"] {
		color: ${theme.colour.ink};
	}
	.slot[data-state="open"] b {
		font-weight: 700;
	}
	.slot-grid:not([data-far]) .slot[data-state="open"] {
		border-color: ${theme.colour.jade};
	}
	.slot-grid:not([data-far]) .slot[data-state="open"] span {
		color: ${theme.colour.jadeDeep};
		font-weight: 600;
	}
	.slot-note {
		min-height: calc(2 * ${theme.type.body} * ${theme.line.body} + 2 * ${theme.space.x2});
		padding-block: ${theme.space.x2};
		color: ${theme.colour.inkSoft};
	}
	.slot-note[data-is-reason] {
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.amberWash};
		color: ${theme.colour.ink};
	}
	${screen.tablet} {
		.slot-grid {
			grid-template-columns: repeat(3, minmax(0, 1fr));
		}
		.slot-note {
			min-height: calc(${theme.type.body} * ${theme.line.body} + 2 * ${theme.space.x2});
		}
	}
`;

/** For a region with a `SlotsSeat`: what comes is as high as what holds its place. */
export const slotCss = css`
	${days}
	${grid}
	.slot-fault {
		display: grid;
		place-content: center;
		justify-items: center;
		gap: ${theme.space.x3};
		min-height: 300px;
		text-align: center;
	}
	${skeletonCss}
`;
