import { CsvFault, parseCsv } from "../../../csv/parse";
import { GatewayError } from "../../../http/errors";

const recordsMax = 300;
export const trackingLengthMax = 60;

/**
 * The tracking number of each order, as it was pasted or read from a file: beside the order's number, or in the order
 * in which the orders were chosen. Empty where there is none. Lines about other orders say nothing here. Throws 400.
 */
export function readTracking(
	orderNos: string[],
	sheet: string,
): [orderNo: string, trackingNo: string][] {
	const records = readRecords(sheet).map((cells) =>
		cells.map((cell) => cell.trim()).filter(Boolean),
	);
	const named = new Map<string, string>();
	const unnamed: string[] = [];
	for (const [first = "", second] of records.filter(
		(cells) => cells.length > 0,
	))
		if (second === undefined) unnamed.push(first);
		else named.set(first.toUpperCase(), second);
	return orderNos.map((orderNo, place) => {
		const beside = named.size > 0 ? "" : (unnamed[place] ?? "");
		return [orderNo, named.get(orderNo) ?? beside];
	});
}

function readRecords(sheet: string): string[][] {
	try {
		return parseCsv(sheet, recordsMax).map(({ cells }) => cells);
	} catch (error) {
		if (!(error instanceof CsvFault)) throw error;
		throw new GatewayError(400, "parameterInvalid", {
			data: { fields: { sheet: "correctValue" }, line: error.line },
		});
	}
}
