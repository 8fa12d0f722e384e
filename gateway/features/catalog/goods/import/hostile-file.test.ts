import { eq } from "drizzle-orm";
import { goods } from "../../../../db/schema/goods";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import {
	bringIn,
	checkGoodsFile,
	goodsFile,
	goodsLine,
	sendPart,
} from "../../../../testing/send-goods-file";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";
import { readRecords } from "./read-records";

let shop: TestShop;
let staff: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 2);
});
afterAll(() => shop.close());

const check = (file: string | Buffer) => checkGoodsFile(shop, staff, file);

/** Reasons of the refused lines, by line. */
async function reasonsOf(id: number): Promise<[number, string][]> {
	const { data } = await staff.get(`import/faults/${id}`, { limit: 500 });
	return data.list.map(
		(one: { line: number; faults: { reason: string }[] }) => [
			one.line,
			one.faults[0]?.reason ?? "",
		],
	);
}

const bracketed = (bad: string | Buffer) => {
	const rows = goodsFile([goodsLine("FIRST"), goodsLine("LAST")]).split("\r\n");
	const line = (text = "") => Buffer.from(`${text}\r\n`);
	return Buffer.concat([
		line(rows[0]),
		line(rows[1]),
		Buffer.from(bad),
		line(),
		line(rows[2]),
	]);
};

test.each([
	[
		"a cell of 300 KB",
		`BAD,"${"a".repeat(300 * 1024)}"`,
		"This line is too long",
	],
	[
		"a million columns",
		",".repeat(1_000_000),
		"This line has more cells than there are columns",
	],
	["a line of 2 MB", "a".repeat(2 * 1024 * 1024), "This line is too long"],
	[
		"a quotation mark that is never closed",
		'BAD,"open',
		"A quotation mark is never closed",
	],
	[
		"signs behind a quotation mark",
		'"BAD"x,name',
		"Something stands behind a closing quotation mark",
	],
	["a null character", "BAD\0,name", "This line is not UTF-8 text"],
	[
		"Chinese in Big5",
		Buffer.from([0x42, 0x2c, 0xb3, 0x66, 0xab, 0x7e]),
		"This line is not UTF-8 text",
	],
])("%s costs its own line and no other", async (_, bad, reason) => {
	const checked = await check(bracketed(bad));
	expect(await reasonsOf(checked.id)).toEqual([[3, reason]]);
	expect(checked).toMatchObject({ state: "checked", created: 2, refused: 1 });
});

test.each([
	["nothing but heads", "code,price\r\n", "There are no lines in this file"],
	[
		"no heads",
		"A-1,12.50\r\n",
		"The column “code” is missing. Start from the template",
	],
	[
		"a column that is none",
		"code,colour of the sky\r\nA-1,blue\r\n",
		"colour of the sky: There is no such column. Start from the template",
	],
	[
		"a column that stands there twice",
		"code,price,price\r\nA-1,1.00,2.00\r\n",
		"price: This column stands there twice",
	],
	[
		"UTF-16",
		Buffer.from("code,price\r\nA-1,1.00\r\n", "utf16le"),
		"The column “code” is missing. Start from the template",
	],
])("a file with %s is refused as a whole", async (_, file, fault) => {
	const checked = await check(file);
	expect(checked).toMatchObject({ state: "failed", fault });
});

test("a spreadsheet may write a mark before it, semicolons, single line ends and cells over several lines", async () => {
	const file = [
		"\u{feff}Code;Name_ZH;Introduction_ZH;Category;Price;Weight_G",
		'A-1;茶;"第一行\n第二行";55;12.5;100',
		"",
		"A-2;壺;;55;8;50",
	].join("\n");
	const checked = await check(file);
	expect(checked).toMatchObject({ created: 2, refused: 0, lines: 2 });
});

test("markup, formulas and odd signs are text, kept as they are", async () => {
	const name = "<script>alert(1)</script> 👩‍👩‍👧 \u202e";
	const done = await bringIn(
		shop,
		staff,
		goodsFile([goodsLine("ODD", { name_en: `"${name}"` })]),
	);
	expect(done).toMatchObject({ created: 1, refused: 0 });
	const [row] = await shop.db.select().from(goods).where(eq(goods.code, "ODD"));
	expect(row?.name.en).toBe(name);
});

test("wherever the pieces of a file are cut, the same lines are read", () => {
	const file = Buffer.from(
		'code,name\r\nA,"茶 ""x"", y\r\nz"\r\nB,\r\n\r\n"C"x\r\nD,壺',
	);
	const place = { line: 1, separator: 0x2c, recordsMax: 1_000 };
	const whole = readRecords(file, { ...place, isEnd: true });
	expect(whole.records).toEqual([
		{ line: 1, cells: ["code", "name"] },
		{ line: 2, cells: ["A", '茶 "x", y\r\nz'] },
		{ line: 4, cells: ["B", ""] },
		{ line: 6, cells: [], fault: "afterQuote" },
		{ line: 7, cells: ["D", "壺"] },
	]);
	for (let cut = 0; cut < file.length; cut += 1) {
		const first = readRecords(file.subarray(0, cut), {
			...place,
			isEnd: false,
		});
		const rest = readRecords(file.subarray(first.bytes), {
			...place,
			line: 1 + first.lines,
			isEnd: true,
		});
		expect([...first.records, ...rest.records]).toEqual(whole.records);
	}
});

test("a piece of the wrong size, a file too large and a second file beside a busy one are refused", async () => {
	const large = { fileName: "x.csv", bytes: 65 * 1024 * 1024 };
	const refused = await staff.ask("import/begin", large);
	expect(refused.data.fields).toEqual({ bytes: "fileTooLarge" });
	const fields = { fileName: "x.csv", bytes: 20 };
	const { data } = await staff.ask("import/begin", fields);
	const wrong = await sendPart(shop, staff, {
		id: data.id,
		number: 0,
		piece: Buffer.alloc(10),
	});
	expect(wrong.code).toBe(400);
	const piece = Buffer.from("code,price\nA-1,1.00\n");
	const right = { id: data.id, number: 0, piece };
	expect((await sendPart(shop, staff, right)).data.state).toBe("checking");
	expect((await sendPart(shop, staff, right)).data.state).toBe("checking");
	expect((await staff.ask("import/begin", fields)).code).toBe(409);
});
