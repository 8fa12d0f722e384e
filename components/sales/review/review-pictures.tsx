"use client";

import { type MouseEvent, useState } from "react";
import { late } from "@/components/ui/late";
import { Picture } from "@/components/ui/picture";
import type { ReviewWords } from "./review-words";

const PictureViewer = late(() =>
	import("./picture-viewer").then((loaded) => loaded.PictureViewer),
);

interface ReviewPicturesProps {
	images: string[];
	words: ReviewWords;
}

/** Links to the pictures, which a script opens in place. */
export function ReviewPictures({ images, words }: ReviewPicturesProps) {
	const [shown, setShown] = useState<number>();

	function show(event: MouseEvent, at: number) {
		event.preventDefault();
		setShown(at);
	}

	return (
		<>
			<ul className="pictures">
				{images.map((source, at) => (
					<li key={source}>
						<a
							href={source}
							aria-haspopup="dialog"
							onClick={(event) => show(event, at)}
						>
							<Picture
								source={source}
								alt={words.pictures[at] ?? ""}
								width={88}
							/>
						</a>
					</li>
				))}
			</ul>
			{shown !== undefined && (
				<PictureViewer
					images={images}
					first={shown}
					words={words}
					onClose={() => setShown(undefined)}
				/>
			)}
		</>
	);
}
