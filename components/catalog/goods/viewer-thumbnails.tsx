"use client";

import { Icon } from "@/components/ui/icon";
import type { GalleryPicture } from "./gallery-strip";
import type { ViewerWords } from "./gallery-viewer";

interface ViewerThumbnailsProps {
	pictures: GalleryPicture[];
	/** The picture on the stage, by position. */
	at: number;
	words: ViewerWords;
	onShow: (at: number) => void;
}

/** One picture back, any of them, one on. Plain elements of the viewer. */
export function ViewerThumbnails(props: ViewerThumbnailsProps) {
	const { pictures, at, words, onShow } = props;
	return (
		<footer>
			<button
				type="button"
				aria-label={words.previous}
				onClick={() => onShow(at - 1)}
			>
				<Icon name="chevron-left" size={24} />
			</button>
			<ul>
				{pictures.map((picture, position) => (
					<li key={picture.source}>
						<button
							type="button"
							className="thumbnail"
							aria-label={picture.label}
							aria-current={position === at || undefined}
							onClick={() => onShow(position)}
						>
							{picture.thumbnail}
						</button>
					</li>
				))}
			</ul>
			<button
				type="button"
				aria-label={words.next}
				onClick={() => onShow(at + 1)}
			>
				<Icon name="chevron-right" size={24} />
			</button>
		</footer>
	);
}
