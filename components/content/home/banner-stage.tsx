"use client";

import { Children, type ReactNode, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useSlides } from "./use-slides";

interface BannerStageProps {
	words: {
		label: string;
		pause: string;
		play: string;
		/** One per slide. */
		show: string[];
	};
	/** One list item per slide, rendered by the server. */
	children: ReactNode;
}

/** What moves the banners. Without scripts the strip can still be swiped, and each banner is still a link. */
export function BannerStage({ words, children }: BannerStageProps) {
	const strip = useRef<HTMLUListElement>(null);
	const [isHeld, setIsHeld] = useState(false);
	const count = Children.count(children);
	const slides = useSlides({ strip, count, isHeld });
	const hold = () => setIsHeld(true);
	const release = () => setIsHeld(false);

	return (
		<section
			className="banners"
			aria-label={words.label}
			onPointerEnter={hold}
			onPointerLeave={release}
			onFocus={hold}
			onBlur={release}
		>
			<ul className="slides flow swipe" ref={strip} onScroll={slides.follow}>
				{children}
			</ul>
			{count > 1 && (
				<div className="controls flow">
					{words.show.map((label, at) => (
						<button
							key={label}
							type="button"
							className="dot centre"
							aria-label={label}
							aria-current={at === slides.shown || undefined}
							onClick={() => slides.show(at)}
						/>
					))}
					<button
						type="button"
						className="centre"
						aria-label={slides.isPlaying ? words.pause : words.play}
						onClick={slides.toggle}
					>
						<Icon name={slides.isPlaying ? "pause" : "play"} size={16} />
					</button>
				</div>
			)}
		</section>
	);
}
