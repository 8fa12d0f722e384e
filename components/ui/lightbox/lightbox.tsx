"use client";

import { Dialog } from "@base-ui/react/dialog";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { useWayBack } from "@/components/ui/use-way-back";
import { ScreenStyles, Veil, WindowStyles } from "./lightbox-styles";
import { PlaceStyles } from "./place-styles";
import { pressKey, zoomStep } from "./press-key";
import { Turns } from "./turns";
import { useZoom } from "./use-zoom";
import { canZoomIn, isZoomed, type Zoom } from "./zoom";

export interface LightboxPicture {
	source: string;
	alt: string;
	/** A small one to choose it by, and the words of that. */
	thumbnail?: ReactNode;
	label?: string;
}

export interface LightboxWords {
	title: string;
	close: string;
	previous: string;
	next: string;
	/** Buttons that zoom; without these, keys, fingers and mouse do. */
	zoom?: { in: string; out: string };
}

export interface LightboxProps {
	pictures: LightboxPicture[];
	/** The picture it opens with, by position. */
	first: number;
	words: LightboxWords;
	/** As large as the screen, where the first follows the last; or a window over the page, which has two ends. */
	look: "screen" | "window";
	/** Called when it closes, with the picture seen last. */
	onClose: (last: number) => void;
	/** Where the focus goes then; by default where it came from. */
	returnTo?: (last: number) => HTMLElement | null;
}

/** Pictures one at a time over the page, to be turned and zoomed by fingers, mouse, buttons and keys. Load it lazily. */
export function Lightbox(props: LightboxProps) {
	const { pictures, first, words, look, onClose, returnTo } = props;
	const [at, setAt] = useState(first);
	const { zoom, zoomBy, panBy, reset, stage } = useZoom(turn);
	const close = useWayBack(() => onClose(at));
	const isWhole = !isZoomed(zoom);
	const isWindow = look === "window";
	const isSeveral = pictures.length > 1;
	const shown = pictures[at];
	const Styles = isWindow ? WindowStyles : ScreenStyles;
	const Place = isWindow ? PlaceStyles : "p";

	function show(wanted: number) {
		const next = isWindow
			? wanted
			: (wanted + pictures.length) % pictures.length;
		if (!pictures[next]) return;
		setAt(next);
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
				{isWindow && <Veil />}
				<Styles onKeyDown={press} finalFocus={returnTo && (() => returnTo(at))}>
					<header className="row gap-x1">
						<Dialog.Title className="visually-hidden">
							{words.title}
						</Dialog.Title>
						{(isSeveral || !isWindow) && (
							<Place className="place" role="status">
								{at + 1} / {pictures.length}
							</Place>
						)}
						{words.zoom && (
							<ZoomButtons words={words.zoom} zoom={zoom} onZoom={zoomBy} />
						)}
						<Dialog.Close className="round rigid" aria-label={words.close}>
							<Icon name="x" size={isWindow ? 24 : 22} />
						</Dialog.Close>
					</header>
					<div
						className="stage centre"
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
					{isSeveral && (
						<Turns
							pictures={pictures}
							at={at}
							look={look}
							words={words}
							onShow={show}
						/>
					)}
				</Styles>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

function styleOf({ scale, x, y }: Zoom) {
	return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

interface ZoomButtonsProps {
	words: { in: string; out: string };
	zoom: Zoom;
	onZoom: (factor: number) => void;
}

function ZoomButtons({ words, zoom, onZoom }: ZoomButtonsProps) {
	const ways = [
		{ way: "out", can: isZoomed(zoom), factor: 1 / zoomStep },
		{ way: "in", can: canZoomIn(zoom), factor: zoomStep },
	] as const;
	return ways.map(({ way, can, factor }) => (
		<button
			key={way}
			type="button"
			className="round rigid"
			aria-label={words[way]}
			aria-disabled={!can}
			onClick={() => onZoom(factor)}
		>
			<Icon name={`zoom-${way}`} size={22} />
		</button>
	));
}
