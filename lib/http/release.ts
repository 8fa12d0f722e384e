/** Of the page that makes a call, `x.y.z`. */
export const releaseHeader = "x-release";

/** On the refusal of a page that is newer than whoever was asked. */
export const olderHeader = "x-release-older";

/** Whether a page of the release `page` may ask for what a node of the release `node` does not know. */
export function isNewer(page: string | null, node: string): boolean {
	if (!page || !/^\d+\.\d+\.\d+$/.test(page)) return false;
	return page.localeCompare(node, "en", { numeric: true }) > 0;
}
