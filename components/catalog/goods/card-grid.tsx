"use client";

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
 * a fifth of the elements that show it.
 */
export function CardGrid({ views, addLabel, firstPictures }: CardGridProps) {
	return (
		<ul className="goods-grid">
			{views.map((view, at) => (
				<GoodsCard
					key={view.id}
					view={view}
					addLabel={addLabel}
					isFirst={at < firstPictures}
				/>
			))}
		</ul>
	);
}
