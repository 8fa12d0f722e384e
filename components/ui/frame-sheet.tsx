"use client";

import { frameSymbols } from "./frame-symbols";

/**
 * The drawings of the first screen's icons, once in every page. A client component for its weight alone: what React reads
 * again of the page would hold them a second time.
 */
export function FrameSheet() {
	return (
		<svg
			display="none"
			aria-hidden="true"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own script.
			dangerouslySetInnerHTML={{ __html: frameSymbols }}
		/>
	);
}
