"use client";

import { Dialog } from "@base-ui/react/dialog";
import { type KeyboardEvent, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { useWayBack } from "@/components/ui/use-way-back";
import type { GalleryPicture } from "./gallery-strip";
import { ViewerStyles } from "./gallery-viewer-styles";
import { useZoom } from "./use-zoom";
import { pressKey, zoomStep } from "./viewer-keys";
import { ViewerThumbnails } from "./viewer-thumbnails";
import { canZoomIn, isZoomed, type Zoom } from "./zoom";

export interface ViewerWords {
	title: string;
	close: string;
	previous: string;
	next: string;
	zoomIn: string;
	zoomOut: string;
}

interface GalleryViewerProps {
	pictures: GalleryPicture[];
	/** The picture it opens with, by position. */
	first: number;
	words: ViewerWords;
	/** Told when it closes, with the picture seen last. */
	onClose: (last: number) => void;
	/** Where the focus goes then. */
	returnTo: (last: number) => HTMLElement | null;
}

/** The pictures as large as the screen, to be zoomed by fingers, mouse, buttons and keys. */
export function GalleryViewer(props: GalleryViewerProps) {
	const { pictures, first, words, onClose, returnTo } = props;
	const [at, setAt] = useState(first);
	const { zoom, zoomBy, panBy, reset, stage } = useZoom(turn);
	const close = useWayBack(() => onClose(at));
	const isWhole = !isZoomed(zoom);
	const shown = pictures[at];

	function show(wanted: number) {
		setAt((wanted + pictures.length) % pictures.length);
		reset();
	}
	function turn(step: 1 | -1) {
		show(at + step);
	}
	function press(event: KeyboardEvent) {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const keys = { isWhole, zoomBy, panBy, turn, reset };
		if (pressKey(event.key, keys)) event.preventDefault();
	}

	if (!shown) return null;
	return (
		<Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
			<Dialog.Portal>
				<ViewerStyles onKeyDown={press} finalFocus={() => returnTo(at)}>
					<header>
						<Dialog.Title className="visually-hidden">
							{words.title}
						</Dialog.Title>
						<p className="place" role="status">
							{at + 1} / {pictures.length}
						</p>
						<ZoomButtons words={words} zoom={zoom} onZoom={zoomBy} />
						<Dialog.Close aria-label={words.close}>
							<Icon name="x" size={22} />
						</Dialog.Close>
					</header>
					<div
						className="stage"
						data-zoomed={isWhole ? undefined : ""}
						{...stage}
					>
						<div className="sheet" style={styleOf(zoom)}>
							<Picture
								key={shown.source}
								source={shown.source}
								alt={shown.alt}
								width={800}
								isFirst
							/>
						</div>
					</div>
					{pictures.length > 1 && (
						<ViewerThumbnails
							pictures={pictures}
							at={at}
							words={words}
							onShow={show}
						/>
					)}
				</ViewerStyles>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

function styleOf({ scale, x, y }: Zoom) {
	return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

interface ZoomButtonsProps {
	words: ViewerWords;
	zoom: Zoom;
	onZoom: (factor: number) => void;
}

function ZoomButtons({ words, zoom, onZoom }: ZoomButtonsProps) {
	return (
		<>
			<button
				type="button"
				aria-label={words.zoomOut}
				aria-disabled={!isZoomed(zoom)}
				onClick={() => onZoom(1 / zoomStep)}
			>
				<Icon name="zoom-out" size={22} />
			</button>
			<button
				type="button"
				aria-label={words.zoomIn}
				aria-disabled={!canZoomIn(zoom)}
				onClick={() => onZoom(zoomStep)}
			>
				<Icon name="zoom-in" size={22} />
			</button>
		</>
	);
}
