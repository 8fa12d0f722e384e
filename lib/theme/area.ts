import type { CartType } from "@/gateway/contract/values";

/** Pages left behind stay in the document, out of sight, for the way back. */
const inSight = ':not([style*="display: none"])';

/** Selects the mark of a page that belongs to an area. */
export function pageIn(cartType: CartType): string {
	return `[data-page="${cartType}"]${inSight}`;
}

/** Selects the body while a page is shown that has the buttons of a purchase at the foot of a phone. */
export const purchasePage = `body:has(main${inSight} .decide)`;
