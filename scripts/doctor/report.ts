import { styleText } from "node:util";
import type { Level } from "./check";
import type { Line } from "./examine";

const colours = { ok: "green", warn: "yellow", fail: "red" } as const;
const exitCodes = { ok: 0, warn: 1, fail: 2 };
const levelWidth = 4;

/** A line each for people: how it is, what was looked at, what was found and what to do. */
export function describeLines(lines: Line[], isColoured: boolean): string {
	const width = Math.max(0, ...lines.map(({ name }) => name.length));
	return lines
		.map(({ level, name, what, remedy }) => {
			const word = level.padEnd(levelWidth);
			return [
				isColoured
					? styleText(colours[level], word, { validateStream: false })
					: word,
				name.padEnd(width),
				remedy ? `${what} (${remedy})` : what,
			].join("  ");
		})
		.join("\n");
}

/** For machines: 0 where all is well, 1 where something is to be looked at, 2 where something is wrong. */
export function exitCodeOf(lines: { level: Level }[]): number {
	return Math.max(0, ...lines.map(({ level }) => exitCodes[level]));
}
