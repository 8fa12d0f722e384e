"use client";

import { frameSymbols } from "./frame-symbols";

const id = "frame-sheet";

/** What a browser holds came with the page: sent as script too it would weigh as much again. */
const symbols =
	typeof window === "undefined"
		? frameSymbols
		: (document.getElementById(id)?.innerHTML ?? "");

/**
 * The drawings of the first screen's icons, once in every page. A client component for its weight alone: what React reads
 * again of the page would hold them a second time.
 */
export function FrameSheet() {
	return (
		<svg
			id={id}
			display="none"
			aria-hidden="true"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own script.
			dangerouslySetInnerHTML={{ __html: symbols }}
		/>
	);
}
