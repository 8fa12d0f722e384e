"use client";

import { Activity } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { savingCss } from "@/components/ui/price-css";
import { starCss } from "@/components/ui/stars-css";
import { screen, theme } from "@/lib/theme/theme";
import { GoodsCard } from "./goods-card";
import type { CardView } from "./use-card-view";

interface CardGridProps {
	views: CardView[];
	addLabel: string;
	/** How many pictures to fetch at once: those on the first screen of a phone. */
	firstPictures: number;
}

/**
 * A client component for its weight alone: React reads again what the page was made from, and a goods in a few words is
 * a fifth of the elements that show it. Each card is a boundary, which React takes over when nothing else waits, or at
 * once when somebody touches it.
 */
export function CardGrid({ views, addLabel, firstPictures }: CardGridProps) {
	return (
		<GoodsGrid>
			{views.map((view, at) => (
				<Activity key={view.id}>
					<GoodsCard
						view={view}
						addLabel={addLabel}
						isFirst={at < firstPictures}
					/>
				</Activity>
			))}
		</GoodsGrid>
	);
}

/** Cards of goods: two abreast on a phone, six on a desktop. */
const GoodsGrid = styled.ul.attrs({ className: "goods-grid" })`
	${kit.grid({ all: 2, tablet: 3, desktop: 6 }, "x1", "x3")};
	${screen.tablet} {
		column-gap: ${theme.space.x4};
	}
	${screen.large} {
		grid-template-columns: minmax(0, 1fr);
	}
	/* Picture, name, detail, rating and price of a row stand at one height, which the longest name of that row decides. */
	.goods {
		position: relative;
		grid-row: span 5;
		${kit.grid(1, "x1", 0)};
		grid-template-rows: subgrid;
		align-content: start;
		margin-bottom: ${theme.space.x2};
		padding: ${theme.space.x2} ${theme.space.x2} ${theme.space.x3};
		${kit.panel};
		transition: box-shadow ${theme.motion.quick}, translate ${theme.motion.quick};
	}
	.goods .picture {
		position: relative;
		grid-area: 1 / 1;
		overflow: hidden;
		aspect-ratio: 1;
		margin-bottom: ${theme.space.x1};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.tile};
	}
	.goods .badge {
		position: absolute;
		inset-block-start: ${theme.space.x2};
		inset-inline-start: ${theme.space.x2};
		padding: 2px ${theme.space.x2};
		border-radius: ${theme.radius.small};
		background: ${theme.colour.shade};
		color: ${theme.colour.onAccent};
		font-size: ${theme.type.small};
		font-weight: 600;
	}
	.goods .badge.own {
		background: ${theme.colour.accentFill};
	}
	.goods.sold-out img {
		opacity: 0.45;
		filter: grayscale(1);
	}
	/* On the corner of the picture, where no price is too long for it; 44 px for a finger, 36 to the eye. */
	.goods .add {
		z-index: 1;
		grid-area: 1 / 1;
		${kit.icon};
		place-self: end;
		margin-bottom: ${theme.space.x1};
		@media (scripting: none) {
			display: none;
		}
	}
	.goods .add::before {
		content: "";
		${kit.square(36)};
		border-radius: ${theme.radius.pill};
		background:
			linear-gradient(currentColor, currentColor) center / 16px 2px no-repeat,
			linear-gradient(currentColor, currentColor) center / 2px 16px no-repeat,
			${theme.colour.card};
		color: ${theme.colour.accent};
		box-shadow: ${theme.shadow.lift};
		transition: background-color ${theme.motion.quick}, color ${theme.motion.quick};
	}
	.goods .add:is(:active, [aria-busy])::before {
		background-color: ${theme.colour.accentFill};
		color: ${theme.colour.onAccent};
	}
	.goods .name {
		${kit.clamp(2)};
		font-size: ${theme.type.body};
		font-weight: 500;
		overflow-wrap: anywhere;
	}
	${screen.large} {
		.goods .name {
			display: block;
		}
	}
	.goods .name a::after {
		${kit.veil};
		border-radius: ${theme.radius.card};
	}
	.goods .name a:focus-visible {
		outline: none;
	}
	.goods:has(a:focus-visible) {
		${kit.ring};
	}
	.goods .cost {
		grid-row: 5;
		${kit.wrap(0, "x2")};
		align-items: baseline;
		align-content: start;
	}
	/* The price alone in its row, whatever its length; what it was and what is saved in the next, then the lowest one. */
	.goods .price {
		display: contents;
	}
	.goods .cost::after {
		content: "";
		flex-basis: 100%;
		order: 1;
	}
	.goods .price-old,
	.goods .saving,
	.goods .lowest {
		order: 2;
	}
	.goods .price-word:has(+ .price-now) {
		margin-inline-end: calc(-1 * ${theme.space.x1});
	}
	.goods .price-now + .price-word {
		margin-inline-start: calc(-1 * ${theme.space.x1});
	}
	.goods.sold-out .price-now {
		color: ${theme.colour.inkSoft};
	}
	.goods .rating {
		position: relative;
		grid-row: 4;
		${kit.row("x1")};
		${kit.note};
		white-space: nowrap;
	}
	.goods .rating::before {
		content: "";
		${starCss}
	}
	.goods .rating b {
		color: ${theme.colour.ink};
	}
	${savingCss}
	${screen.hover} {
		.goods .add:hover::before {
			background-color: ${theme.colour.accentFill};
			color: ${theme.colour.onAccent};
		}
		.goods:hover {
			box-shadow: ${theme.shadow.lift};
			translate: 0 -2px;
		}
		.goods:hover .name {
			color: ${theme.colour.accentDeep};
		}
	}
`;
