import fc from "fast-check";
import { figure } from "./cells";
import { CsvFault, parseCsv } from "./parse";
import { csvRecord, writeCsv } from "./write";

async function fileOf(heads: string[], records: string[][]): Promise<string> {
	let file = "";
	for await (const piece of writeCsv(heads, records)) file += piece;
	return file;
}

const cellsOf = (file: string) =>
	parseCsv(file, 1_000).map(({ cells }) => cells);

test("a file is read by a spreadsheet as Chinese, with each figure a number", async () => {
	const file = await fileOf(["訂單", "金額"], []);
	expect(Buffer.from(file).subarray(0, 3)).toEqual(
		Buffer.from([0xef, 0xbb, 0xbf]),
	);
	expect(csvRecord(["海港市集", figure("1234.50"), figure(-3), null])).toBe(
		"海港市集,1234.50,-3,\r\n",
	);
	expect(() => csvRecord([figure("=1+1")])).toThrow(TypeError);
});

test.each([
	"=1+1",
	"+852 9123 4567",
	"-2+3",
	"@SUM(A1)",
	"\t=1",
	"\r=1",
	"\n=1",
	"＝1+1",
	"'=1+1",
	'=HYPERLINK("http://example.com","x")',
])("%j never runs as a formula", (text) => {
	expect(csvRecord([text])).toMatch(/^"?'/);
	expect(cellsOf(csvRecord([text]))).toEqual([[text]]);
});

test("what was written is read again, whatever it is", async () => {
	const text = fc.oneof(
		fc.string({ unit: "grapheme" }),
		fc.string({ unit: fc.constantFrom(..."'\"=+-@,;\t\r\n 1a中") }),
	);
	const record = fc.array(text, { minLength: 2, maxLength: 4 });
	await fc.assert(
		fc.asyncProperty(fc.array(record), async (records) => {
			const file = await fileOf(["one", "two"], records);
			expect(cellsOf(file)).toEqual([["one", "two"], ...records]);
		}),
		{ numRuns: 500 },
	);
});

test.each([
	["with a byte order mark", "\u{feff}a,b\r\n1,2\r\n"],
	["with ends of line of any kind", "a,b\r1,2\n"],
	["without an end of the last line", "a,b\n1,2"],
	["with semicolons", "a;b\r\n1;2\r\n"],
	["with tabs", "a\tb\r\n1\t2\r\n"],
	["with quotes", '"a","b"\r\n"1","2"\r\n'],
	["with empty lines", "a,b\n\n\r\n1,2\n\n"],
])("a file is read %s", (_, file) => {
	expect(cellsOf(file)).toEqual([
		["a", "b"],
		["1", "2"],
	]);
});

test("a record says in which line of the file it begins", () => {
	const records = parseCsv('a,b\r\n"one\r\ntwo",1\r\n\r\nx,2', 10);
	expect(records.map(({ line }) => line)).toEqual([1, 2, 5]);
});

test.each([
	["an open quote", 'a,b\n"1,2', { kind: "openQuote", line: 2 }],
	["something after a quote", 'a,b\n"1"2,3', { kind: "afterQuote", line: 2 }],
	[
		"more records than allowed",
		"a\nb\nc\nd",
		{ kind: "tooManyRecords", line: 4 },
	],
])("%s is a fault with its line", (_, file, fault) => {
	expect(() => parseCsv(file, 3)).toThrow(expect.objectContaining(fault));
	expect(() => parseCsv(file, 3)).toThrow(CsvFault);
});
