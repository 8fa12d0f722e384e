/** "12 x what", the most frequent first. */
export function countAlike(lines: string[]): string[] {
	const counts = new Map<string, number>();
	for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
	return [...counts]
		.sort(([, one], [, other]) => other - one)
		.map(([line, count]) => `${count} x ${line}`);
}
