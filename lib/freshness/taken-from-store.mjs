import { AsyncLocalStorage } from "node:async_hooks";

/**
 * What Next took from its store for an answer.
 *
 * @typedef {object} Taken
 * @property {string} key
 * @property {number} at when it was rendered
 * @property {string[]} tags
 * @property {boolean} isWhole nothing is left to render for each visitor
 */

const holder =
	/** @type {Record<symbol, AsyncLocalStorage<Taken[]> | undefined>} */ (
		/** @type {unknown} */ (globalThis)
	);
const name = Symbol.for("harbour-market.taken-from-store");

/** Told by the store, heard by the host around the answer: two bundles in one process. */
holder[name] ??= new AsyncLocalStorage();
export const takenFromStore = holder[name];
