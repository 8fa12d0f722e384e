import { dirname, join, normalize } from "node:path";

/** What documents may refer to. */
export interface House {
	/** Files and folders, without a slash at the end. */
	paths: Set<string>;
	/** Names that `npm run` knows. */
	scripts: Set<string>;
}

const code = /`([^`\n]+)`/g;
const link = /\]\(([^)\s]+)\)/g;
const npmRun = /\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g;
const rootFile = /^[\w.-]+\.(?:ts|mjs|js|json|md)$/;
const pathLike = /^[\w.@[\]-]+\/[\w./@[\]-]*$/;
/** Made while the shop is built or runs; not in the repository. */
const made = /^(?:\.next|\.data|node_modules|test-results)\b/;

/** References of a document that lead nowhere: files, folders, links and `npm run` names. */
export function documentFaults(
	file: string,
	text: string,
	house: House,
): string[] {
	const spans = [...text.matchAll(code)].map(([, span = ""]) => span);
	const links = [...text.matchAll(link)].map(([, target = ""]) => target);
	const runs = [...text.matchAll(npmRun)].map(
		([, run, short]) => run ?? short ?? "",
	);
	const from = dirname(file);
	return [
		...spans
			.filter((span) => isPath(span, house) && !isThere(span, from, house))
			.map((span) => `${file}: there is no ${span}`),
		...links
			.filter((target) => !/^(?:[a-z]+:|#)/.test(target))
			.filter((target) => !house.paths.has(linked(target, from)))
			.map((target) => `${file}: the link ${target} leads nowhere`),
		...runs
			.filter((name) => !house.scripts.has(name))
			.map((name) => `${file}: there is no npm run ${name}`),
	];
}

/** Starts in a folder of ours, or is a file beside the README. Placeholders, globs and patterns are not paths. */
function isPath(span: string, house: House): boolean {
	if (made.test(span) || /[*<>{}…]|\.\.\./.test(span)) return false;
	if (rootFile.test(span))
		return span !== "package.json" && /[A-Z]|config/.test(span);
	return pathLike.test(span) && house.paths.has(span.split("/")[0] ?? "");
}

function linked(target: string, from: string): string {
	const path = normalize(join(from, target.split("#")[0] ?? ""));
	return path.replace(/\/$/, "");
}

function isThere(path: string, from: string, house: House): boolean {
	const bare = path.replace(/\/$/, "");
	return [bare, normalize(join(from, bare))].some((candidate) =>
		house.paths.has(candidate.replace(/^\.\//, "")),
	);
}
