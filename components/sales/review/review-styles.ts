import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The mean and how it comes about. */
export const OverviewStyles = styled.div`
	.mean .figure {
		position: relative;
		font-size: ${theme.type.display};
		line-height: 1;
	}
	.mean .stars {
		font-size: ${theme.type.reading};
	}
	.bars {
		${kit.grid("max-content minmax(0, 1fr) max-content", "x1", "x3")};
	}
	.bars li {
		${kit.grid("subgrid")};
		grid-column: span 3;
		align-items: center;
	}
	.bar {
		height: 8px;
		border-radius: ${theme.radius.pill};
		background: linear-gradient(
			to right,
			${theme.colour.amber} var(--share),
			${theme.colour.sunken} var(--share)
		);
	}
	dl {
		${kit.wrap("x2", "x6")};
	}
	&.overview dl > div {
		padding: 0;
		border: 0;
	}
`;

/** Reviews, what narrows them and what leads on. */
export const Voices = styled.div`
	min-width: 0;

	.filters button {
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		${kit.pill};
		${kit.hover({ borderColor: "inkSoft" }, ":not([aria-pressed='true'])")};
	}
	.filters [aria-pressed="true"] {
		${kit.chosen};
	}
	.filters [aria-pressed="true"] .soft {
		color: inherit;
	}
	.more {
		justify-self: center;
		min-width: 200px;
	}
	/* They need a script; the first page does not. */
	@media (scripting: none) {
		.filters,
		.more {
			display: none;
		}
	}
`;

/** One review below the other. */
export const ReviewList = styled.ol`
	.review {
		position: relative;
		padding-block: ${theme.space.x5};
	}
	.review:focus {
		outline: none;
	}
	.review:last-of-type {
		border-bottom: 0;
	}
	.said {
		${kit.rowWrap("x1", "x3")};
	}
	time {
		margin-inline-start: auto;
	}
	.text p,
	.reply {
		max-width: 62ch;
	}
	.text:has(input:not(:checked)) p {
		${kit.clamp(4)};
	}
	.text label {
		position: relative;
		text-decoration: underline;
		text-underline-offset: 4px;
		cursor: pointer;
	}
	.text label:has(:focus-visible) {
		border-radius: ${theme.radius.small};
		outline: 2px solid ${theme.colour.ink};
	}
	.text input:checked ~ .whole,
	.text input:not(:checked) ~ .fold {
		display: none;
	}
	.reply {
		padding: ${theme.space.x3} ${theme.space.x4};
	}
`;

/** The section of a goods' reviews. */
export const ReviewStyles = styled.section`
	margin-bottom: ${theme.space.x10};
	padding: ${theme.space.x5};

	.none {
		justify-items: center;
		padding-block: ${theme.space.x5};
	}
	.none .stars {
		font-size: ${theme.type.heading};
	}
	${screen.desktop} {
		padding: ${theme.space.x8};

		.parts {
			grid-template-columns: 300px minmax(0, 1fr);
			gap: ${theme.space.x16};
		}
		.overview {
			position: sticky;
			top: calc(${theme.height.header} + ${theme.space.x6});
		}
	}
`;
