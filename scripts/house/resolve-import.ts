import { join } from "node:path";

const endings = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

/** The file that is meant, or the name of a package as it stands. */
export function resolveImport(
	known: Set<string>,
	file: string,
	from: string,
): string {
	if (!/^(@\/|\.)/.test(from)) return from;
	const path = from.startsWith("@/") ? from.slice(2) : join(file, "..", from);
	return endings.map((end) => path + end).find((at) => known.has(at)) ?? from;
}
