import { hash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Client } from "pg";

// Rows travel as lines, in batches of about a megabyte, whatever their number and their size.

export const batchBytes = 1_000_000;
const rowsMax = 5_000;

/** How many rows of this size make a batch; never many more than before, since a few small ones say little. */
function nextCount(count: number, meanBytes: number): number {
	const fitting = Math.floor(batchBytes / Math.max(meanBytes, 1));
	return Math.max(1, Math.min(fitting, count * 4, rowsMax));
}

/** What a query with one column of text answers, through a cursor of the transaction that is open. */
export async function* queryLines(
	client: Client,
	query: string,
): AsyncGenerator<string[]> {
	await client.query(`declare line no scroll cursor for ${query}`);
	for (let count = 1; ; ) {
		const { rows } = await client.query<[string]>({
			text: `fetch ${count} from line`,
			rowMode: "array",
		});
		if (rows.length === 0) break;
		const lines = rows.map(([line]) => line);
		yield lines;
		const bytes = lines.reduce((sum, line) => sum + line.length, 0);
		count = nextCount(count, bytes / lines.length);
	}
	await client.query("close line");
}

/** Lines of a text that comes in pieces. */
export async function* splitLines(source: Readable): AsyncGenerator<string[]> {
	let rest = "";
	let batch: string[] = [];
	let size = 0;
	for await (const text of source.setEncoding("utf8")) {
		const [first = "", ...lines] = String(text).split("\n");
		size += text.length;
		if (lines.length === 0) {
			rest += first;
			continue;
		}
		batch.push(rest + first, ...lines.slice(0, -1));
		rest = lines.at(-1) ?? "";
		if (size < batchBytes) continue;
		yield batch;
		batch = [];
		size = 0;
	}
	if (batch.length > 0) yield batch;
}

export interface Count {
	rows: number;
	/** Of all lines together, in whatever order they come. */
	checksum: string;
}

export interface Counter {
	count: Count;
	/** Passes batches on. */
	counting: (batches: AsyncIterable<string[]>) => AsyncGenerator<string[]>;
}

export function openCounter(
	onRows: (rows: number) => void = () => {},
): Counter {
	const count: Count = { rows: 0, checksum: "0" };
	let sum = 0n;
	async function* counting(batches: AsyncIterable<string[]>) {
		for await (const lines of batches) {
			for (const line of lines)
				sum += hash("sha256", line, "buffer").readBigUInt64BE();
			count.rows += lines.length;
			count.checksum = BigInt.asUintN(64, sum).toString(16);
			onRows(count.rows);
			yield lines;
		}
	}
	return { count, counting };
}

/** Of batches that nobody else needs. */
export async function countLines(
	batches: AsyncIterable<string[]>,
): Promise<Count> {
	const { count, counting } = openCounter();
	for await (const _ of counting(batches));
	return count;
}
