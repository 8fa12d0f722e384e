import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface KnownPaths {
	/** For a path without its locale prefix. */
	isPage: (path: string) => boolean;
	/** Of `public/`, or made by a route such as the sitemap. */
	isFile: (path: string) => boolean;
	/** What the build calls it, such as "/goods_detail/[id]". */
	patternOf: (path: string) => string | undefined;
}

const page = /^\/\[locale\](.*)\/page$/;
const route = /^(\/.*)\/route$/;

/** What there is to ask for, as the build and `public/` have it: nothing has to be listed twice. */
export function readKnownPaths(root: string, distDir: string): KnownPaths {
	const built = Object.keys(
		JSON.parse(
			readFileSync(
				join(root, distDir, "server/app-paths-manifest.json"),
				"utf8",
			),
		),
	);
	const patterns = [page, route].flatMap((kind) => patternsOf(built, kind));
	const shapes = patterns.map(
		(pattern) => [pattern, shape([pattern])] as const,
	);
	const pages = shape(patternsOf(built, page));
	const routes = shape(patternsOf(built, route));
	const files = new Set(
		readdirSync(join(root, "public"), { recursive: true }).map(
			(name) => `/${String(name)}`,
		),
	);
	return {
		isPage: (path) => pages.test(bare(path)),
		isFile: (path) => files.has(decodeURIComponent(path)) || routes.test(path),
		patternOf: (path) =>
			shapes.find(([, known]) => known.test(bare(path)))?.[0],
	};
}

/** All of a kind, fixed names before those that hold a place; the catch-all, which answers what nothing else does, is left out. */
function patternsOf(built: string[], kind: RegExp): string[] {
	return built
		.flatMap((name) => kind.exec(name)?.[1] ?? [])
		.filter((path) => !path.includes("[...unknown]"))
		.map((path) => path.replace(/\/\([^/]*\)/g, "") || "/")
		.sort((one, other) => one.split("[").length - other.split("[").length);
}

const shape = (patterns: string[]) =>
	new RegExp(`^(?:${patterns.map(shapeOf).join("|")})$`);

function shapeOf(path: string): string {
	const segments = path.split("/").filter(Boolean);
	return `/${segments.map(shapeOfSegment).join("/")}`;
}

function shapeOfSegment(segment: string): string {
	if (segment.startsWith("[...")) return ".+";
	if (segment.startsWith("[")) return "[^/]+";
	return segment.replaceAll(".", "\\.");
}

/** As Next reads a path: encoded letters, doubled and last slashes are other spellings, which it redirects. */
function bare(path: string): string {
	const spelled = decodeURIComponent(path).replace(/\/{2,}/g, "/");
	return spelled.length > 1 ? spelled.replace(/\/$/, "") : spelled;
}
