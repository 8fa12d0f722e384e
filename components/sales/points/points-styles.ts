"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the account's points. */
export const PointsStyles = styled.div`
	${kit.grid(1, "x4")};

	.balance {
		${kit.stack("x4")};
		padding: ${theme.space.x6};
		border-radius: ${theme.radius.card};
		background: ${theme.colour.amberWash};
	}
	.balance .current b {
		display: block;
		${kit.heading("display")};
		font-variant-numeric: tabular-nums;
	}
	.balance .worth,
	.balance .frozen {
		color: ${theme.colour.inkSoft};
	}
	.balance .frozen {
		${kit.flow("x2")};
		align-items: flex-start;
	}
	.balance .frozen svg {
		margin-top: 2px;
	}
	.sums {
		${kit.grid(3, "x3", "x6")};
		padding-top: ${theme.space.x4};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.sums dt {
		color: ${theme.colour.inkSoft};
		line-height: ${theme.line.tight};
	}
	.sums dd {
		margin: 0;
		font-size: ${theme.type.title};
		font-weight: 700;
		font-variant-numeric: tabular-nums;
		overflow-wrap: anywhere;
	}
	.panel {
		${kit.stack("x3")};
		padding: ${theme.space.x5} ${theme.space.x6};
		${kit.card};
	}
	.panel h2 {
		${kit.heading("title")};
	}
	.terms {
		${kit.stack("x2")};
		padding-inline-start: 1.2em;
		color: ${theme.colour.inkSoft};
		list-style: disc;
	}
	.entries[aria-busy="true"] {
		opacity: 0.5;
	}
	.entries li {
		${kit.spread("x4")};
		min-height: 64px;
		padding-block: ${theme.space.x2};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.entries li:first-of-type {
		border-top: 0;
	}
	.entries .what {
		display: grid;
		min-width: 0;
	}
	.entries .what b {
		font-size: ${theme.type.reading};
		font-weight: 600;
	}
	.entries .soft {
		color: ${theme.colour.inkSoft};
	}
	.entries a {
		justify-self: start;
		color: ${theme.colour.link};
		text-decoration: underline;
		overflow-wrap: anywhere;
	}
	.entries .amount {
		flex: none;
		font-size: ${theme.type.title};
		font-weight: 700;
		font-variant-numeric: tabular-nums;
	}
	.entries .amount.came {
		color: ${theme.colour.jadeDeep};
	}
	${screen.phone} {
		.balance,
		.panel {
			padding: ${theme.space.x5} ${theme.space.x4};
		}
		.sums {
			column-gap: ${theme.space.x3};
		}
		.sums dd {
			font-size: ${theme.type.reading};
		}
	}
`;
