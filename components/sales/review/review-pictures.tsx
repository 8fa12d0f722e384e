"use client";

import { type MouseEvent, useState } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { late } from "@/components/ui/late";
import { Picture } from "@/components/ui/picture";
import type { ReviewWords } from "./review-words";

const Lightbox = late(() =>
	import("@/components/ui/lightbox/lightbox").then((loaded) => loaded.Lightbox),
);

interface ReviewPicturesProps {
	images: string[];
	words: ReviewWords;
}

/** Links to the pictures, which a script opens in place. */
export function ReviewPictures({ images, words }: ReviewPicturesProps) {
	const [shown, setShown] = useState<number>();
	const pictures = images.map((source, at) => ({
		source,
		alt: words.pictures[at] ?? "",
	}));

	function show(event: MouseEvent, at: number) {
		event.preventDefault();
		setShown(at);
	}

	return (
		<>
			<Pictures className="pictures flow wraps gap-x2">
				{pictures.map(({ source, alt }, at) => (
					<li key={source}>
						<a
							href={source}
							className="block as-well"
							aria-haspopup="dialog"
							onClick={(event) => show(event, at)}
						>
							<Picture source={source} alt={alt} width={88} />
						</a>
					</li>
				))}
			</Pictures>
			{shown !== undefined && (
				<Lightbox
					pictures={pictures}
					first={shown}
					words={words.viewer}
					look="window"
					onClose={() => setShown(undefined)}
				/>
			)}
		</>
	);
}

const Pictures = styled.ul`
	a {
		overflow: hidden;
		cursor: zoom-in;
	}
	img {
		${kit.square(88)};
		object-fit: cover;
	}
`;
