"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The look of the account's points. */
export const PointsStyles = styled.div`
	${kit.grid(1, "x4")};

	.balance {
		padding: ${theme.space.x6};
		background: ${theme.colour.amberWash};
	}
	.current b {
		${kit.heading("display")};
	}
	.frozen svg {
		margin-top: 2px;
	}
	.sums {
		column-gap: ${theme.space.x6};
		padding-top: ${theme.space.x4};
	}
	.panel {
		padding: ${theme.space.x5} ${theme.space.x6};
	}
	.terms {
		padding-inline-start: 1.2em;
		list-style: disc;
	}
	.entries[aria-busy="true"] {
		opacity: 0.5;
	}
	.entries li {
		min-height: 64px;
		padding-block: ${theme.space.x2};
	}
	.entries li:first-of-type {
		border-top: 0;
	}
	.entries .what {
		min-width: 0;
	}
	.entries a {
		justify-self: start;
		color: ${theme.colour.link};
		text-decoration: underline;
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
