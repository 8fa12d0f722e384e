import { and, eq, sql } from "drizzle-orm";
import { goods } from "../../../../db/schema/goods";
import {
	goodsImportLine,
	goodsImportPart,
} from "../../../../db/schema/goods-import";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import {
	bringIn,
	checkGoodsFile,
	goodsFile,
	goodsLine,
	sendGoodsFile,
	workOff,
} from "../../../../testing/send-goods-file";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";

let shop: TestShop;
let staff: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 2);
});
afterAll(() => shop.close());

const rowsOf = (prefix: string) =>
	shop.db
		.select()
		.from(goods)
		.where(sql`starts_with(${goods.code}, ${prefix})`);

test("what is cancelled goes no further, and leaves no file behind", async () => {
	const file = goodsFile(
		Array.from({ length: 500 }, (_, at) => goodsLine(`END-${at}`)),
	);
	const { id } = await sendGoodsFile(shop, staff, file);
	expect((await staff.ask(`import/cancel/${id}`)).data.state).toBe("cancelled");
	await workOff(shop);
	expect(await rowsOf("END-")).toEqual([]);
	expect((await staff.ask(`import/run/${id}`)).code).toBe(409);
	expect(
		await shop.db.$count(goodsImportPart, eq(goodsImportPart.importId, id)),
	).toBe(0);
});

test("a run leaves its refused lines for the report, and no others", async () => {
	const done = await bringIn(
		shop,
		staff,
		goodsFile([goodsLine("REP-1"), goodsLine("REP-2", { price: "=1+1" })]),
	);
	expect(
		await shop.db.$count(
			goodsImportLine,
			eq(goodsImportLine.importId, done.id),
		),
	).toBe(1);
	const { data } = await staff.get(`import/report/${done.id}`);
	expect(data).toEqual({
		text: "\u{feff}line,code,column,value,reason\r\n3,REP-2,price,'=1+1,Write a price such as 12.50\r\n",
		after: null,
	});
});

test("staff of another merchant find nothing of a file, and their own goods stay theirs", async () => {
	const otherStaff = await openStaff(shop, 3);
	await bringIn(shop, otherStaff, goodsFile([goodsLine("MINE")]));
	const { id } = await checkGoodsFile(
		shop,
		staff,
		goodsFile([goodsLine("MINE")]),
	);
	for (const path of ["detail", "faults", "report"])
		expect((await otherStaff.get(`import/${path}/${id}`)).code).toBe(404);
	for (const path of ["run", "cancel"])
		expect((await otherStaff.ask(`import/${path}/${id}`)).code).toBe(404);
	const { data } = await otherStaff.get("import/list");
	expect(data.list.map((one: { id: number }) => one.id)).not.toContain(id);
	const [foreign] = await shop.db
		.select()
		.from(goods)
		.where(and(eq(goods.code, "MINE"), eq(goods.merchantId, 3)));
	const named = goodsFile([{ code: `#${foreign?.id}`, price: "1.00" }]);
	const done = await bringIn(shop, staff, named);
	expect(done).toMatchObject({ changed: 0, refused: 1 });
	const [row] = await shop.db
		.select()
		.from(goods)
		.where(eq(goods.id, foreign?.id ?? 0));
	expect(row?.price).toBe("88.00");
});
