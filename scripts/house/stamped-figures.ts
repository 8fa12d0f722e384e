// Figures in a document stand between `<!-- figures NAME -->` and `<!-- /figures -->`, below a stamp that says when they
// were taken and of what: a fingerprint of the files that they measure.

/** Files of a path of the repository as they are now, in one short word. */
export type Fingerprint = (paths: string[]) => string;

/** By the name of a block, the files and folders that change its figures. */
export type MeasuredPaths = Record<string, string[]>;

interface Stamp {
	/** As `2026-11-25`. */
	day: string;
	load: string;
	fingerprint: string;
	hasChanged?: boolean;
}

const block = /<!-- figures (\S+) -->\n([\s\S]*?)<!-- \/figures -->/g;
const stamp =
	/^\*Measured (\d{4}-\d\d-\d\d), load ([\d.]+), of ([0-9a-f]{12})( \(changed since\))?\.\*$/m;

export function stampLine({
	day,
	load,
	fingerprint,
	hasChanged = false,
}: Stamp): string {
	const mark = hasChanged ? " (changed since)" : "";
	return `*Measured ${day}, load ${load}, of ${fingerprint}${mark}.*`;
}

/** Figures without a stamp, of nothing that is known, or older than what they measure and not marked as that. */
export function figureFaults(
	file: string,
	text: string,
	{ paths, fingerprint }: { paths: MeasuredPaths; fingerprint: Fingerprint },
): string[] {
	return [...text.matchAll(block)].flatMap(([, name = "", body = ""]) => {
		const measured = paths[name];
		if (!measured) return [`${file}: nothing measures ${name}`];
		const [, , , taken, mark] = stamp.exec(body) ?? [];
		if (!taken) return [`${file}: the figures of ${name} have no stamp`];
		if (mark || taken === fingerprint(measured)) return [];
		return [
			`${file}: what the figures of ${name} measure has changed since: npm run bench:mark, or measure again`,
		];
	});
}

/** The same text, with a mark at all figures that are older than what they measure. */
export function withMarks(
	text: string,
	{ paths, fingerprint }: { paths: MeasuredPaths; fingerprint: Fingerprint },
): string {
	return text.replace(block, (whole: string, name: string) => {
		const [line = "", day = "", load = "", taken = ""] =
			stamp.exec(whole) ?? [];
		if (!line || taken === fingerprint(paths[name] ?? [])) return whole;
		const marked = { day, load, fingerprint: taken, hasChanged: true };
		return whole.replace(line, stampLine(marked));
	});
}

/** The same text with other figures in a block; says so where there is no such block. */
export function withFigures(
	text: string,
	name: string,
	figures: { stamp: Stamp; tables: string },
): string {
	let isThere = false;
	const written = text.replace(block, (whole: string, found: string) => {
		if (found !== name) return whole;
		isThere = true;
		return `<!-- figures ${name} -->\n${stampLine(figures.stamp)}\n\n${figures.tables.trim()}\n<!-- /figures -->`;
	});
	if (!isThere) throw new Error(`There is no <!-- figures ${name} -->.`);
	return written;
}
