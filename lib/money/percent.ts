/** Hundredths of a per cent as people write them: 1250 is "12.5", 800 is "8". */
export function percentOf(basisPoints: number): string {
	return String(basisPoints / 100);
}

/** What is typed in per cent, in hundredths of it; NaN where it is no such number. */
export function basisPointsOf(typed: string): number {
	const text = typed.trim();
	if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return Number.NaN;
	return Math.round(Number(text) * 100);
}
