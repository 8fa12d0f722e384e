import { pathMaxLength } from "@/gateway/contract/platform/page-view-terms";

/** What says which page it is; words that were searched for, numbers of orders and all else stay on the device. */
const kept = ["cid", "id"] as const;

/** A page as the statistics name it, without prefix. */
export function seenPage(path: string, query: string): string {
	const asked = new URLSearchParams(query);
	const said = new URLSearchParams();
	for (const name of kept) {
		const value = asked.get(name) ?? "";
		if (/^\d{1,9}$/.test(value)) said.set(name, value);
	}
	const page = said.size > 0 ? `${path}?${said}` : path;
	return page.slice(0, pathMaxLength);
}

/** Of whoever led here from elsewhere the site alone: what was read there is nobody's business. */
export function cameFrom(referrer: string, ownOrigin: string): string {
	if (!URL.canParse(referrer)) return "";
	const { origin } = new URL(referrer);
	return origin === ownOrigin || origin === "null" ? "" : origin;
}
