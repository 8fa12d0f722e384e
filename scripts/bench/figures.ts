import { loadavg } from "node:os";

/** The value below which this part (0 to 1) of all values lies. */
export function quantile(values: number[], part: number): number {
	const sorted = [...values].sort((left, right) => left - right);
	return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
}

export function median(values: number[]): number {
	return quantile(values, 0.5);
}

/** "0.84 (0.80-0.91)": the median of the rounds and how far they spread. */
export function describeRounds(values: number[], digits = 2): string {
	const show = (value: number) => value.toFixed(digits);
	return `${show(median(values))} (${show(Math.min(...values))}-${show(Math.max(...values))})`;
}

export function markdownTable(head: string[], rows: string[][]): string {
	const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
	return [line(head), line(head.map(() => "---")), ...rows.map(line)].join(
		"\n",
	);
}

/** How busy the machine was, so that a figure is not read without it. */
export function describeLoad(): string {
	return `load ${loadavg()
		.map((load) => load.toFixed(1))
		.join(" ")}`;
}
