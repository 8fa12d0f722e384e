import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Days as tabs, and the slots of one. What comes is as high as what holds its place. */
export const SlotsStyles = styled.div`
	.slot-days {
		position: relative;
		${kit.stack("x2")};
		grid-auto-columns: minmax(max-content, 1fr);
		grid-auto-flow: column;
		${kit.swipe};
		padding: 2px;
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
	.slot-tab[data-active] {
		border-color: ${theme.colour.accent};
		${kit.washed};
	}
	.slot-tab[data-active] span {
		color: inherit;
	}
	.slot-panel {
		${kit.stack("x3")};
		margin-top: ${theme.space.x3};
	}
	.slot-panel[hidden] {
		display: none;
	}
	.slot-grid {
		${kit.grid({ all: 2, tablet: 3 }, "x2")};
	}
	.slot {
		display: grid;
		align-content: center;
		justify-items: center;
		min-height: 64px;
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		line-height: ${theme.line.tight};
	}
	.slot span {
		font-size: ${theme.type.small};
	}
	.slot:not([data-state="open"]) {
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
	}
	.slot:not([data-state="open"]) b {
		font-weight: 500;
	}
	.slot:is([data-state="past"], [data-state="closed"]) b {
		text-decoration: line-through;
	}
	.slot-grid:not([data-far]) .slot[data-state="open"] {
		border-color: ${theme.colour.jade};
	}
	.slot-grid:not([data-far]) .slot[data-state="open"] span {
		${kit.good};
	}
	.slot-note {
		min-height: calc(2 * ${theme.type.body} * ${theme.line.body} + 2 * ${theme.space.x2});
		padding-block: ${theme.space.x2};
	}
	.slot-note[data-is-reason] {
		padding-inline: ${theme.space.x3};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.amberWash};
	}
	${screen.tablet} {
		.slot-note {
			min-height: calc(${theme.type.body} * ${theme.line.body} + 2 * ${theme.space.x2});
		}
	}
	&.slot-fault {
		place-content: center;
		justify-items: center;
		min-height: 300px;
	}
`;
