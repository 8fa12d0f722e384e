import { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** How it stands, facts, amounts, and rows that lead on. */
export const detailCss = css`
	.state {
		border-inline-start: 6px solid ${theme.colour.accent};
		outline: none;
	}
	.state:is([data-state="received"], [data-state="completed"], [data-state="refunded"], [data-state="merchantRefunded"], [data-state="toReceive"]) {
		border-inline-start-color: ${theme.colour.jade};
	}
	.state:is([data-state="cancelled"], [data-state="revoked"]) {
		border-inline-start-color: ${theme.colour.inkSoft};
	}
	.state h2 {
		margin-bottom: ${theme.space.x1};
		${kit.heading("heading")};
	}
	.facts {
		${kit.grid("fit-content(45%) minmax(0, 1fr)", "x2", "x3")};
	}
	.facts > div {
		grid-column: 1 / -1;
		${kit.grid({ all: "subgrid", tablet: "120px minmax(0, 1fr)" })};
	}
	.facts dt {
		color: ${theme.colour.inkSoft};
		overflow-wrap: break-word;
	}
	.facts .text {
		min-height: 24px;
	}
	.facts time {
		color: inherit;
	}
	.amounts:not(:only-child) {
		padding-top: ${theme.space.x3};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.amounts > div {
		${kit.wrap(0, "x3")};
		align-items: baseline;
		justify-content: space-between;
	}
	.line .name a {
		display: inline-block;
		padding-block: 2px;
	}
	.line-state {
		${kit.rowWrap(0, "x4")};
	}
	.refund-rows a {
		min-height: 56px;
	}
	.refund-rows a > span:first-of-type {
		flex: 1;
	}
	.state blockquote {
		margin: ${theme.space.x3} 0 0;
		padding: ${theme.space.x3} ${theme.space.x4};
	}
	.remark {
		white-space: pre-line;
	}
	.contacts {
		${kit.wrap("x2", "x5")};
	}
	/* The operator has named nobody. */
	p:has(+ .lines-of-shop:empty) {
		display: none;
	}
	.lines-of-shop .line {
		${kit.target("x2")};
	}
	.lines-of-shop .hours {
		align-self: center;
		color: ${theme.colour.inkSoft};
	}
`;
