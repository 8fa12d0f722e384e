import type { CartType } from "@/gateway/contract/values";

/** Selects the mark of a page that belongs to an area. Pages left behind stay in the document, out of sight, for the way back. */
export function pageIn(cartType: CartType): string {
	return `[data-page="${cartType}"]:not([style*="display: none"])`;
}
