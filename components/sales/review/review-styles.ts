"use client";

import styled, { css } from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { starsCss } from "@/components/ui/stars-css";
import { screen, theme } from "@/lib/theme/theme";

const overview = css`
	.overview {
		${kit.stack("x4")};
		align-content: start;
	}
	.mean {
		${kit.row("x4")};
	}
	.mean .figure {
		position: relative;
		font-size: ${theme.type.display};
		font-weight: 700;
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
	.bars .soft {
		text-align: end;
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
	dl > div {
		${kit.flow("x2")};
		align-items: baseline;
		padding: 0;
		border: 0;
	}
	dt {
		color: ${theme.colour.inkSoft};
	}
	dd {
		font-weight: 600;
	}
`;

const filters = css`
	.filters {
		${kit.wrap("x2")};
	}
	.filters button {
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		${kit.pill};
		white-space: nowrap;
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
`;

/** One review. */
export const reviewItemCss = css`
	.review {
		position: relative;
		${kit.stack("x2")};
		padding-block: ${theme.space.x5};
		border-bottom: 1px solid ${theme.colour.hairline};
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
	.writer {
		font-weight: 600;
	}
	.score {
		position: relative;
		display: flex;
	}
	time {
		margin-inline-start: auto;
		${kit.note};
	}
	.attribute {
		${kit.note};
	}
	.text p {
		max-width: 62ch;
		font-size: ${theme.type.reading};
		text-wrap: pretty;
	}
	.text:has(input:not(:checked)) p {
		${kit.clamp(4)};
	}
	.text label {
		position: relative;
		${kit.target()};
		font-weight: 600;
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
	.pictures {
		${kit.wrap("x2")};
	}
	.pictures a {
		display: block;
		overflow: hidden;
		${kit.well};
		cursor: zoom-in;
	}
	.pictures img {
		${kit.square(88)};
		object-fit: cover;
	}
	.reply {
		${kit.stack("x1")};
		max-width: 62ch;
		padding: ${theme.space.x3} ${theme.space.x4};
		${kit.well};
	}
`;

/** The region of a goods' reviews; a client component for its style alone, as `GoodsStyles` is. */
export const ReviewStyles = styled.section`
	${kit.stack("x4")};
	margin-bottom: ${theme.space.x10};
	padding: ${theme.space.x5};
	${kit.panel};

	h2 {
		${kit.heading("title")};
	}
	.soft {
		color: ${theme.colour.inkSoft};
	}
	.board {
		${kit.stack("x6")};
	}
	.voices {
		${kit.stack("x2")};
		align-content: start;
		min-width: 0;
	}
	.none {
		${kit.stack("x3")};
		justify-items: center;
		padding-block: ${theme.space.x5};
		color: ${theme.colour.inkSoft};
		text-align: center;
		text-wrap: balance;
	}
	.none .stars {
		--share: 0%;
		font-size: ${theme.type.heading};
	}
	${starsCss}
	${overview}
	${filters}
	${reviewItemCss}
	/* They need a script; the first page does not. */
	@media (scripting: none) {
		.filters,
		.more {
			display: none;
		}
	}
	${screen.desktop} {
		padding: ${theme.space.x8};

		.board {
			grid-template-columns: 300px minmax(0, 1fr);
			gap: ${theme.space.x16};
		}
		.overview {
			position: sticky;
			top: calc(${theme.height.header} + ${theme.space.x6});
		}
	}
`;
