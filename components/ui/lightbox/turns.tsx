"use client";

import { Icon } from "@/components/ui/icon";
import type { LightboxPicture, LightboxWords } from "./lightbox";

interface TurnsProps {
	pictures: LightboxPicture[];
	/** The picture on the stage, by position. */
	at: number;
	/** Nothing comes before the first and after the last. */
	hasEnds: boolean;
	words: LightboxWords;
	onShow: (at: number) => void;
}

/** One picture back, any of them that has a thumbnail, one on. Plain elements of the lightbox. */
export function Turns(props: TurnsProps) {
	const { pictures, at, hasEnds, words, onShow } = props;
	const small = pictures.some(({ thumbnail }) => thumbnail);
	return (
		<footer className="row gap-x1">
			<button
				type="button"
				className="round rigid"
				aria-label={words.previous}
				aria-disabled={hasEnds && at === 0}
				onClick={() => onShow(at - 1)}
			>
				<Icon name="chevron-left" size={24} />
			</button>
			{small && (
				<ul className="flow gap-x2 swipe">
					{pictures.map((picture, position) => (
						<li key={picture.source}>
							<button
								type="button"
								className="thumbnail block as-well"
								aria-label={picture.label}
								aria-current={position === at || undefined}
								onClick={() => onShow(position)}
							>
								{picture.thumbnail}
							</button>
						</li>
					))}
				</ul>
			)}
			<button
				type="button"
				className="round rigid next"
				aria-label={words.next}
				aria-disabled={hasEnds && at === pictures.length - 1}
				onClick={() => onShow(at + 1)}
			>
				<Icon name="chevron-right" size={24} />
			</button>
		</footer>
	);
}
