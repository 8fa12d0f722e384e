"use client";

import { Icon } from "@/components/ui/icon";
import type { LightboxProps } from "./lightbox";
import { ScreenTurns, WindowTurns } from "./lightbox-styles";

interface TurnsProps
	extends Pick<LightboxProps, "pictures" | "words" | "look"> {
	/** The picture on the stage, by position. */
	at: number;
	onShow: (at: number) => void;
}

/** One picture back, any of them that has a thumbnail, one on. */
export function Turns(props: TurnsProps) {
	const { pictures, at, look, words, onShow } = props;
	const hasEnds = look === "window";
	const Frame = hasEnds ? WindowTurns : ScreenTurns;
	const small = pictures.some(({ thumbnail }) => thumbnail);
	return (
		<Frame className="row gap-x1">
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
		</Frame>
	);
}
