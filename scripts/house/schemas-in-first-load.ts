import { resolveImport } from "./resolve-import";
import { valueImports } from "./value-imports";
import { withoutComments } from "./without-comments";

/** What a browser loads before anything is touched begins here. */
const page =
	/^app\/.*\/(page|layout|error|not-found)\.tsx$|^instrumentation-client\.ts$/;
const schemas = /^(zod|@hookform\/resolvers)(\/|$)/;

/** Pages that are a form of their own: it checks by the schemas of the contract what somebody types. */
const formPages = [
	"app/[locale]/(shop)/order/visitor/",
	"app/[locale]/(shop)/users/merchant_settled/",
	"app/[locale]/(shop)/users/user_info/",
	"app/[locale]/console/activities/",
	"app/[locale]/console/staff/",
	"app/[locale]/console/shop/",
];

/** For each page whose first load brings schemas, the way that leads to them, from file to file. */
export function schemasInFirstLoad(
	files: string[],
	read: (file: string) => string,
): string[][] {
	const known = new Set(files);
	const imports = new Map<string, string[]>();
	function importsOf(file: string): string[] {
		if (!known.has(file)) return [];
		const found =
			imports.get(file) ??
			valueImports(read(file)).map((from) => resolveImport(known, file, from));
		imports.set(file, found);
		return found;
	}
	return files
		.filter((file) => page.test(file) && !isFormPage(file))
		.flatMap((file) => {
			const way = findWay(
				file,
				importsOf,
				(at) => known.has(at) && isClient(read(at)),
			);
			return way ? [way] : [];
		});
}

const isFormPage = (file: string) =>
	formPages.some((folder) => file.startsWith(folder));

const isClient = (code: string) =>
	/^\s*"use client"/.test(withoutComments(code));

interface Step {
	way: string[];
	/** Whether the browser is sent it: a client component, and all that one imports. */
	isSent: boolean;
}

/** The shortest way from a page over a client component to schemas: what only the server reads is never sent. */
function findWay(
	start: string,
	importsOf: (file: string) => string[],
	isClientFile: (file: string) => boolean,
): string[] | undefined {
	const isSentFirst =
		start.startsWith("instrumentation-client") || isClientFile(start);
	const waiting: Step[] = [{ way: [start], isSent: isSentFirst }];
	const seen = new Set<string>();
	const isNew = (file: string, isSent: boolean) =>
		addNew(seen, `${isSent} ${file}`);
	for (const { way, isSent } of waiting) {
		const next = importsOf(way.at(-1) ?? "");
		const found = isSent && next.find((name) => schemas.test(name));
		if (found) return [...way, found];
		for (const file of next) {
			const isNextSent = isSent || isClientFile(file);
			if (isNew(file, isNextSent))
				waiting.push({ way: [...way, file], isSent: isNextSent });
		}
	}
	return undefined;
}

function addNew(seen: Set<string>, key: string): boolean {
	if (seen.has(key)) return false;
	seen.add(key);
	return true;
}
