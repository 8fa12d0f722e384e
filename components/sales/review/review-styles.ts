"use client";

import styled, { css } from "styled-components";
import { buttonCss } from "@/components/ui/button";
import { skeletonCss } from "@/components/ui/skeleton";
import { screen, theme } from "@/lib/theme/theme";
import { starsCss } from "./stars-css";

const overview = css`
	.overview {
		display: grid;
		align-content: start;
		gap: ${theme.space.x4};
	}
	.mean {
		display: flex;
		align-items: center;
		gap: ${theme.space.x4};
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
		display: grid;
		grid-template-columns: max-content minmax(0, 1fr) max-content;
		gap: ${theme.space.x1} ${theme.space.x3};
	}
	.bars li {
		display: grid;
		grid-column: span 3;
		grid-template-columns: subgrid;
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
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2} ${theme.space.x6};
	}
	dl > div {
		display: flex;
		align-items: baseline;
		gap: ${theme.space.x2};
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
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	.filters button {
		min-height: 44px;
		padding-inline: ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.pill};
		white-space: nowrap;
	}
	.filters [aria-pressed="true"] {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
		color: ${theme.colour.accentDeep};
		font-weight: 600;
	}
	.filters [aria-pressed="true"] .soft {
		color: inherit;
	}
	.more {
		justify-self: center;
		min-width: 200px;
	}
	${screen.hover} {
		.filters button:not([aria-pressed="true"]):hover {
			border-color: ${theme.colour.inkSoft};
		}
	}
`;

/** One review. */
export const reviewItemCss = css`
	.review {
		position: relative;
		display: grid;
		gap: ${theme.space.x2};
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
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${theme.space.x1} ${theme.space.x3};
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
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.attribute {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
	}
	.text p {
		max-width: 62ch;
		font-size: ${theme.type.reading};
		text-wrap: pretty;
	}
	.text:has(input:not(:checked)) p {
		display: -webkit-box;
		overflow: hidden;
		-webkit-box-orient: vertical;
		-webkit-line-clamp: 4;
	}
	.text label {
		position: relative;
		display: inline-flex;
		align-items: center;
		min-height: 44px;
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
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	.pictures a {
		display: block;
		overflow: hidden;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
		cursor: zoom-in;
	}
	.pictures img {
		width: 88px;
		height: 88px;
		object-fit: cover;
	}
	.reply {
		display: grid;
		gap: ${theme.space.x1};
		max-width: 62ch;
		padding: ${theme.space.x3} ${theme.space.x4};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.sunken};
	}
`;

/** The region of a goods' reviews; a client component for its style alone, as `GoodsStyles` is. */
export const ReviewStyles = styled.section`
	display: grid;
	gap: ${theme.space.x4};
	margin-bottom: ${theme.space.x10};
	padding: ${theme.space.x5};
	border-radius: ${theme.radius.card};
	background: ${theme.colour.card};

	h2 {
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	.soft {
		color: ${theme.colour.inkSoft};
	}
	.board {
		display: grid;
		gap: ${theme.space.x6};
	}
	.voices {
		display: grid;
		align-content: start;
		gap: ${theme.space.x2};
		min-width: 0;
	}
	.none {
		display: grid;
		justify-items: center;
		gap: ${theme.space.x3};
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
	${buttonCss}
	${skeletonCss}
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
