import { isListSort } from "./paths";
import { wholeNumber } from "./whole-number";

// The goods of one merchant or of one store: pages that differ by category, sort and page alone.

/** Nothing has this number: its stored page is the 404. */
export const nowhere = 0;

/** Stands for the category where a shelf holds all that is sold there. */
export const whole = "all";

/** The path under which such a page is stored whole, below that of its shelf. */
export function storedShelf(shelf: string, query: URLSearchParams): string {
	const id = wholeNumber(query.get("id")) ?? nowhere;
	const cid = query.has("cid")
		? (wholeNumber(query.get("cid")) ?? nowhere)
		: whole;
	const sort = query.get("sort");
	const page = wholeNumber(query.get("page") ?? "1") ?? nowhere;
	return `${shelf}/${id}/${cid}/${isListSort(sort) ? sort : "default"}/${page}`;
}

/** What the inner path of such a page says; undefined for other paths, and for what no address leads to. */
export function readShelf(shelf: string, path: string) {
	if (!path.startsWith(`${shelf}/`)) return undefined;
	const parts = path.slice(shelf.length + 1).split("/");
	const [merchantOrStore, category, sort, number] = parts;
	const id = wholeNumber(merchantOrStore);
	const cid = wholeNumber(category);
	const page = wholeNumber(number);
	if (parts.length !== 4 || !id || !page || !isListSort(sort)) return undefined;
	return category === whole || cid ? { id, cid, sort, page } : undefined;
}
