/** Pieces of a line that are to be shipped. */
export interface PiecesOfLine {
	lineId: number;
	quantity: number;
}

/**
 * What each parcel holds; one without lines, alone, holds everything. Undefined where they do not hold every piece
 * that is left exactly once.
 */
export function fillParcels(
	left: PiecesOfLine[],
	parcels: { lines?: PiecesOfLine[] }[],
): PiecesOfLine[][] | undefined {
	const filled = parcels.map(({ lines }) =>
		lines || parcels.length > 1 ? addUp(lines ?? []) : left,
	);
	const shipped = addUp(filled.flat());
	const isWhole =
		filled.every((lines) => lines.length > 0) &&
		shipped.length === left.length &&
		left.every(({ lineId, quantity }) =>
			shipped.some((one) => one.lineId === lineId && one.quantity === quantity),
		);
	return isWhole ? filled : undefined;
}

/** One entry a line. */
function addUp(lines: PiecesOfLine[]): PiecesOfLine[] {
	const byLine = new Map<number, number>();
	for (const { lineId, quantity } of lines)
		byLine.set(lineId, (byLine.get(lineId) ?? 0) + quantity);
	return [...byLine].map(([lineId, quantity]) => ({ lineId, quantity }));
}
