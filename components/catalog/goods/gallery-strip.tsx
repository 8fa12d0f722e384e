"use client";

import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { late } from "@/components/ui/late";
import type {
	LightboxPicture,
	LightboxWords,
} from "@/components/ui/lightbox/lightbox";
import { PlaceStyles } from "@/components/ui/lightbox/place-styles";
import { showPicture } from "./show-picture";

const loadLightbox = () => import("@/components/ui/lightbox/lightbox");
const Lightbox = late(() => loadLightbox().then((loaded) => loaded.Lightbox));

interface GalleryPicture extends LightboxPicture {
	large: ReactNode;
}

interface GalleryStripProps {
	label: string;
	/** Words behind a picture's own, for the link that opens it. */
	enlarge: string;
	pictures: GalleryPicture[];
	viewer: LightboxWords;
}

function isPlain({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
	return !metaKey && !ctrlKey && !shiftKey;
}

/**
 * A strip to swipe, with links that bring a picture into view; each picture opens the lightbox. Without scripts the links
 * are plain ones, to a place in the strip and to the picture alone.
 */
export function GalleryStrip(props: GalleryStripProps) {
	const { label, enlarge, pictures, viewer } = props;
	const strip = useRef<HTMLUListElement>(null);
	const [shown, setShown] = useState(0);
	const [opened, setOpened] = useState<number>();
	const isSeveral = pictures.length > 1;

	function follow() {
		const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
		setShown(Math.round(scrollLeft / clientWidth));
	}
	function open(event: MouseEvent, at: number) {
		if (!isPlain(event)) return;
		event.preventDefault();
		setOpened(at);
	}
	function close(last: number) {
		setOpened(undefined);
		showPicture(pictures[last]?.source ?? "");
	}

	return (
		<>
			<div className="view">
				<ul
					className="strip flow swipe"
					aria-label={label}
					ref={strip}
					onScroll={follow}
				>
					{pictures.map(({ source, large }, at) => (
						<li key={source} id={`picture-${at + 1}`} data-picture={source}>
							<a
								href={source}
								className="block"
								onClick={(event) => open(event, at)}
								onPointerEnter={loadLightbox}
								onFocus={loadLightbox}
							>
								{large}
								<span className="visually-hidden">{enlarge}</span>
							</a>
						</li>
					))}
				</ul>
				{isSeveral && (
					<PlaceStyles aria-hidden="true">
						{shown + 1} / {pictures.length}
					</PlaceStyles>
				)}
			</div>
			{isSeveral && <Thumbnails pictures={pictures} shown={shown} />}
			{opened !== undefined && (
				<Lightbox
					pictures={pictures}
					first={opened}
					words={viewer}
					look="screen"
					onClose={close}
					returnTo={(last) =>
						strip.current?.querySelectorAll("a")[last] ?? null
					}
				/>
			)}
		</>
	);
}

interface ThumbnailsProps {
	pictures: GalleryPicture[];
	/** By position. */
	shown: number;
}

function Thumbnails({ pictures, shown }: ThumbnailsProps) {
	function show(event: MouseEvent, source: string) {
		event.preventDefault();
		showPicture(source);
	}
	return (
		<ul className="thumbnails flow wraps gap-x3">
			{pictures.map(({ source, label, thumbnail }, at) => (
				<li key={source}>
					<a
						href={`#picture-${at + 1}`}
						className="block as-well"
						aria-label={label}
						aria-current={at === shown || undefined}
						onClick={(event) => show(event, source)}
					>
						{thumbnail}
					</a>
				</li>
			))}
		</ul>
	);
}
