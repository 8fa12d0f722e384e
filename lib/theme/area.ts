import { css } from "styled-components";
import type { CartType } from "@/gateway/contract/values";
import { theme } from "./theme";

const { accent, accentDeep, accentWash } = theme.vars.colour;

/** Selects the mark of a page that belongs to an area. Pages left behind stay in the document, out of sight, for the way back. */
export function pageIn(cartType: CartType): string {
	return `[data-page="${cartType}"]:not([style*="display: none"])`;
}

/**
 * Turns the accent to jade inside `[data-area="SUPERMARKET"]`, and in the frame around a page of it; the
 * mall keeps brand red.
 */
export const areaAccent = css`
	[data-area="SUPERMARKET"],
	body:has(${pageIn("SUPERMARKET")}) {
		${accent}: ${theme.colour.jade};
		${accentDeep}: ${theme.colour.jadeDeep};
		${accentWash}: ${theme.colour.jadeWash};
	}
	[data-area="E_COMMERCE"] {
		${accent}: ${theme.colour.brand};
		${accentDeep}: ${theme.colour.brandDeep};
		${accentWash}: ${theme.colour.brandWash};
	}
`;

/** Attributes of an element whose inside belongs to an area. */
export function inArea(cartType: CartType): { "data-area": CartType } {
	return { "data-area": cartType };
}
