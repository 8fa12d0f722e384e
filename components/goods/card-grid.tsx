"use client";

import { GoodsCard } from "./goods-card";
import type { CardFace } from "./use-card-face";

interface CardGridProps {
	faces: CardFace[];
	addLabel: string;
	/** How many pictures to fetch at once: those on the first screen of a phone. */
	firstPictures: number;
}

/**
 * A client component for its weight alone: React reads again what the page was made from, and a goods in a few words is
 * a fifth of the elements that show it.
 */
export function CardGrid({ faces, addLabel, firstPictures }: CardGridProps) {
	return (
		<ul className="goods-grid">
			{faces.map((face, at) => (
				<GoodsCard
					key={face.id}
					face={face}
					addLabel={addLabel}
					isFirst={at < firstPictures}
				/>
			))}
		</ul>
	);
}
