"use client";

import { Dialog } from "@base-ui/react/dialog";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { useWayBack } from "@/components/ui/use-way-back";
import type { ReviewWords } from "./review-words";
import { Veil, ViewerStyles } from "./viewer-styles";

interface PictureViewerProps {
	images: string[];
	first: number;
	words: ReviewWords;
	onClose: () => void;
}

/** One picture at a time over the page: swiped, or turned by arrow keys and buttons. */
export function PictureViewer(props: PictureViewerProps) {
	const close = useWayBack(props.onClose);
	return (
		<Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
			<Dialog.Portal>
				<Veil />
				<Viewer {...props} />
			</Dialog.Portal>
		</Dialog.Root>
	);
}

function Viewer({ images, first, words }: PictureViewerProps) {
	const { title, close } = words.viewer;
	const strip = useRef<HTMLUListElement>(null);
	const [shown, setShown] = useState(first);

	function turnTo(at: number, behavior?: ScrollBehavior) {
		const left = at * (strip.current?.clientWidth ?? 0);
		strip.current?.scrollTo({ left, behavior });
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: where it opens, before it is seen; then the shopper turns.
	useLayoutEffect(() => turnTo(first, "instant"), []);

	function follow() {
		const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
		setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)));
	}
	function turnByKey(event: KeyboardEvent) {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (step === undefined) return;
		event.preventDefault();
		turnTo(shown + step);
	}

	return (
		<ViewerStyles onKeyDown={turnByKey}>
			<Dialog.Title className="visually-hidden">{title}</Dialog.Title>
			<Dialog.Close className="close" aria-label={close}>
				<Icon name="x" size={24} />
			</Dialog.Close>
			<div className="stage">
				<ul
					className="strip"
					aria-label={title}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard.
					tabIndex={0}
					ref={strip}
					onScroll={follow}
				>
					{images.map((source, at) => (
						<li key={source}>
							<Picture
								source={source}
								alt={words.pictures[at] ?? ""}
								width={720}
							/>
						</li>
					))}
				</ul>
				{images.length > 1 && (
					<Turns
						shown={shown}
						last={images.length - 1}
						words={words.viewer}
						onTurn={turnTo}
					/>
				)}
			</div>
		</ViewerStyles>
	);
}

interface TurnsProps {
	shown: number;
	last: number;
	words: ReviewWords["viewer"];
	onTurn: (at: number) => void;
}

function Turns({ shown, last, words, onTurn }: TurnsProps) {
	return (
		<>
			<button
				type="button"
				className="turn back"
				aria-label={words.previous}
				aria-disabled={shown === 0}
				onClick={() => onTurn(shown - 1)}
			>
				<Icon name="chevron-left" size={24} />
			</button>
			<button
				type="button"
				className="turn on"
				aria-label={words.next}
				aria-disabled={shown === last}
				onClick={() => onTurn(shown + 1)}
			>
				<Icon name="chevron-right" size={24} />
			</button>
			<p className="place" role="status">
				{shown + 1} / {last + 1}
			</p>
		</>
	);
}
