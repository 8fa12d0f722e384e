import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** What an account has, large. */
export const Balance = styled.section`
	&.as-panel {
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
	${screen.phone} {
		&.as-panel {
			padding: ${theme.space.x5} ${theme.space.x4};
		}
		/* Three amounts beside each other would be too long for their columns. */
		.sums {
			${kit.columns(1)};
		}
		.sums > div {
			${kit.spread("x3")};
		}
	}
`;

/** How points work, or what came and went. */
export const Panel = styled.section`
	padding: ${theme.space.x5} ${theme.space.x6};

	.terms {
		padding-inline-start: 1.2em;
		list-style: disc;
	}
	${screen.phone} {
		padding: ${theme.space.x5} ${theme.space.x4};
	}
`;

/** One entry below the other. */
export const Entries = styled.ul`
	&[aria-busy="true"] {
		opacity: 0.5;
	}
	li {
		min-height: 64px;
		padding-block: ${theme.space.x2};
	}
	&.entries li:first-of-type {
		border-top: 0;
	}
	.what {
		min-width: 0;
	}
	a {
		justify-self: start;
		color: ${theme.colour.link};
		text-decoration: underline;
	}
`;
