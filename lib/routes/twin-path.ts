const twin = /^(\/.*)\.md$/;
const home = "/index";

/** The address of a page's Markdown twin. Both without locale prefix. */
export function twinPath(path: string): string {
	const [page = "", ...query] = path.split(/(?=\?)/);
	return `${page === "/" ? home : page}.md${query.join("")}`;
}

/** The path of the page whose twin has this one; undefined for other paths. */
export function pageOfTwin(path: string): string | undefined {
	const [, page] = twin.exec(path) ?? [];
	return page === home ? "/" : page;
}
