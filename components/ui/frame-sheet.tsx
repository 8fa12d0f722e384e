import { frameSymbols } from "./frame-symbols";

/** The drawings of the first screen's icons, once in every page. */
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
