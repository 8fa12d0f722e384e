import type { Content } from "./manifest";

/** One line: how much there is. */
export function describeContent({
	tables,
	pictures,
	settings,
}: Content): string {
	const counted = [...Object.values(tables), pictures];
	const parts = [
		...counted.map(({ part }) => part),
		...(settings ? [settings] : []),
	];
	const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
	const rows = Object.values(tables).reduce(
		(sum, table) => sum + table.rows,
		0,
	);
	return [
		`tables=${Object.keys(tables).length}`,
		`rows=${rows}`,
		`pictures=${pictures.rows}`,
		`megabytes=${(bytes / 1_000_000).toFixed(1)}`,
	].join(" ");
}
