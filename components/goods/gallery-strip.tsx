"use client";

import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { showPicture } from "./show-picture";

export interface GalleryPicture {
	source: string;
	/** Words of the link that shows it. */
	label: string;
	thumbnail: ReactNode;
}

interface GalleryStripProps {
	label: string;
	pictures: GalleryPicture[];
	/** The large pictures, one list item each. */
	children: ReactNode;
}

/** A strip to swipe, with links that bring a picture into view; without scripts they are plain anchors. */
export function GalleryStrip({ label, pictures, children }: GalleryStripProps) {
	const strip = useRef<HTMLUListElement>(null);
	const [shown, setShown] = useState(0);

	function follow() {
		const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
		setShown(Math.round(scrollLeft / clientWidth));
	}
	function show(event: MouseEvent, source: string) {
		event.preventDefault();
		showPicture(source);
	}

	return (
		<>
			<div className="view">
				<ul
					className="strip"
					aria-label={label}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard.
					tabIndex={0}
					ref={strip}
					onScroll={follow}
				>
					{children}
				</ul>
				{pictures.length > 1 && (
					<p className="place" aria-hidden="true">
						{shown + 1} / {pictures.length}
					</p>
				)}
			</div>
			{pictures.length > 1 && (
				<ul className="thumbnails">
					{pictures.map((picture, at) => (
						<li key={picture.source}>
							<a
								href={`#picture-${at + 1}`}
								aria-label={picture.label}
								aria-current={at === shown || undefined}
								onClick={(event) => show(event, picture.source)}
							>
								{picture.thumbnail}
							</a>
						</li>
					))}
				</ul>
			)}
		</>
	);
}
