import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { goods, sku } from "../../../../db/schema/goods";
import { merchant } from "../../../../db/schema/merchant";
import { sendGoodsPicture } from "../../../../testing/goods-form";
import { expectInvariants } from "../../../../testing/invariants";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import {
	bringIn,
	checkGoodsFile,
	dieAmidStep,
	goodsFile,
	goodsLine,
	sendGoodsFile,
	workOff,
} from "../../../../testing/send-goods-file";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";

const ownMerchant = 2;
let shop: TestShop;
let staff: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, ownMerchant);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

async function rowsOf(prefix: string) {
	return shop.db
		.select()
		.from(goods)
		.where(
			and(
				eq(goods.merchantId, ownMerchant),
				sql`starts_with(${goods.code}, ${prefix})`,
			),
		)
		.orderBy(asc(goods.code));
}

const merchantGoods = () =>
	shop.db
		.select()
		.from(goods)
		.orderBy(asc(goods.id))
		.where(isNotNull(goods.id));

async function faultsOf(id: number) {
	const { data } = await staff.get(`import/faults/${id}`, { limit: 500 });
	return data.list;
}

test("a check says line by line what is wrong, in the reader's language, and changes nothing", async () => {
	const before = await merchantGoods();
	const checked = await checkGoodsFile(
		shop,
		staff,
		goodsFile([
			goodsLine("DRY-1"),
			goodsLine("DRY-2", { price: "free" }),
			goodsLine("DRY-3", { category: "No such place", stock: -1 }),
			goodsLine("DRY-1"),
			{ code: "DRY-4", price: "9.00" },
		]),
	);
	expect(checked).toMatchObject({
		state: "checked",
		lines: 5,
		created: 1,
		refused: 4,
	});
	expect(await faultsOf(checked.id)).toEqual([
		{
			line: 3,
			code: "DRY-2",
			faults: [
				{
					column: "price",
					value: "free",
					reason: "Write a price such as 12.50",
				},
			],
		},
		{
			line: 4,
			code: "DRY-3",
			faults: [
				{
					column: "stock",
					value: "-1",
					reason: "Write a whole number from 0 to 1000000",
				},
			],
		},
		{
			line: 5,
			code: "DRY-1",
			faults: [
				{
					column: "code",
					value: "DRY-1",
					reason: "This code stands in an earlier line already",
				},
			],
		},
		{
			line: 6,
			code: "DRY-4",
			faults: expect.arrayContaining([
				{ column: "category", value: "", reason: "The category is missing" },
				{ column: "weight_g", value: "", reason: "The weight is missing" },
			]),
		},
	]);
	expect(await merchantGoods()).toEqual(before);
	const spoken = await shop.wire.get(
		`/api/operator/import/faults/${checked.id}`,
		{},
		{ token: staff.token, locale: "zh-CN" },
	);
	expect(spoken.data.list[0].faults[0].reason).toBe("請填寫價錢，例如 12.50");
});

test("a run brings in the right lines alone, each once; the same file again changes nothing", async () => {
	const file = goodsFile(
		Array.from({ length: 450 }, (_, at) =>
			goodsLine(`RUN-${at}`, at % 90 === 7 ? { weight_g: "heavy" } : {}),
		),
	);
	const first = await bringIn(shop, staff, file);
	expect(first).toMatchObject({
		state: "done",
		lines: 450,
		linesDone: 450,
		created: 445,
		changed: 0,
		unchanged: 0,
		refused: 5,
	});
	const once = await rowsOf("RUN-");
	expect(once).toHaveLength(445);
	expect((await faultsOf(first.id)).map(({ line }: { line: number }) => line))
		// The heads are the first line.
		.toEqual([9, 99, 189, 279, 369]);
	const again = await bringIn(shop, staff, file);
	expect(again).toMatchObject({
		created: 0,
		changed: 0,
		unchanged: 445,
		refused: 5,
	});
	expect(await rowsOf("RUN-")).toEqual(once);
	const { data } = await shop.wire.get("/api/front/product/list", {
		keyword: "RUN-3",
	});
	expect(data.total).toBe(0);
});

test("a worker that dies amid a step, in check or run, loses no line and does none twice", async () => {
	const file = goodsFile(
		Array.from({ length: 700 }, (_, at) => goodsLine(`DIE-${at}`)),
	);
	const { id } = await sendGoodsFile(shop, staff, file);
	await dieAmidStep(shop, id);
	await workOff(shop);
	await staff.ask(`import/run/${id}`);
	await dieAmidStep(shop, id);
	await workOff(shop);
	await dieAmidStep(shop, id);
	const { data } = await staff.get(`import/detail/${id}`);
	expect(data).toMatchObject({ state: "done", created: 700, refused: 0 });
	expect(await rowsOf("DIE-")).toHaveLength(700);
});

test("two workers at once do each line once", async () => {
	const file = goodsFile(
		Array.from({ length: 600 }, (_, at) => goodsLine(`TWO-${at}`)),
	);
	const { id } = await checkGoodsFile(shop, staff, file);
	await staff.ask(`import/run/${id}`);
	await Promise.all([workOff(shop), workOff(shop), workOff(shop)]);
	const { data } = await staff.get(`import/detail/${id}`);
	expect(data).toMatchObject({ state: "done", created: 600 });
	expect(await rowsOf("TWO-")).toHaveLength(600);
});

test("lines of one goods are its skus, wherever they stand in the file", async () => {
	const line = (size: string, fields = {}) =>
		goodsLine("TEE", {
			sku_code: `TEE-${size}`,
			options: `size=${size}`,
			...fields,
		});
	const done = await bringIn(
		shop,
		staff,
		goodsFile([
			line("S"),
			goodsLine("CAP"),
			line("M", { price: "79.00" }),
			line("S2", { options: "colour=red" }),
		]),
	);
	expect(done).toMatchObject({ created: 2, changed: 1, refused: 1 });
	const [tee] = await rowsOf("TEE");
	expect(tee).toMatchObject({ price: "79.00", skuCount: 2, stock: 10 });
	expect(tee?.hasPriceRange).toBe(true);
	const [refused] = await faultsOf(done.id);
	expect(refused.faults[0].reason).toBe(
		"All versions of a product need the same options",
	);
});

test("an empty cell leaves what is there, a dash empties it", async () => {
	const whole = goodsLine("KEEP", { brand: "Harbour", content: "1.5 KG" });
	await bringIn(shop, staff, goodsFile([whole]));
	await shop.db.execute(
		sql`update sku set old_price = 99 from goods where goods.id = goods_id and goods.code = 'KEEP'`,
	);
	await bringIn(
		shop,
		staff,
		goodsFile([{ code: "KEEP", price: "77.00", brand: "" }]),
	);
	expect((await rowsOf("KEEP"))[0]).toMatchObject({
		price: "77.00",
		oldPrice: "99.00",
		unitPrice: "5.13",
		brand: "Harbour",
	});
	const dashed = goodsFile([{ code: "KEEP", brand: "-", old_price: "-" }]);
	await bringIn(shop, staff, dashed);
	expect((await rowsOf("KEEP"))[0]).toMatchObject({
		price: "77.00",
		oldPrice: null,
		brand: null,
	});
});

test("all goods taken out and brought in again changes nothing, and no cell of it runs as a formula", async () => {
	const image = await sendGoodsPicture(shop, staff);
	const named = { name_en: '"=HYPERLINK(""http://x"")"', pictures: image };
	await bringIn(
		shop,
		staff,
		goodsFile([goodsLine("EXP", { ...named, shelf: "on" })]),
	);
	const before = await merchantGoods();
	const skusBefore = await shop.db.select().from(sku).orderBy(asc(sku.id));
	let file = "";
	for (let after: number | null = 0; after !== null; ) {
		const { data } = await staff.get("import/export", { after });
		file += data.text;
		after = data.after;
	}
	expect(file.startsWith("\u{feff}code,")).toBe(true);
	expect(file).toContain("'=HYPERLINK");
	const own = before.filter(({ merchantId }) => merchantId === ownMerchant);
	const done = await bringIn(shop, staff, file);
	expect(done).toMatchObject({ created: 0, changed: 0, refused: 0 });
	expect(done.unchanged).toBeGreaterThanOrEqual(own.length);
	expect(await merchantGoods()).toEqual(before);
	expect(await shop.db.select().from(sku).orderBy(asc(sku.id))).toEqual(
		skusBefore,
	);
});

test("a picture of another merchant's is refused, an own one is shown", async () => {
	const otherStaff = await openStaff(shop, 3);
	const foreign = await sendGoodsPicture(shop, otherStaff);
	const own = await sendGoodsPicture(shop, staff);
	const done = await bringIn(
		shop,
		staff,
		goodsFile([
			goodsLine("PIC-1", { pictures: foreign }),
			goodsLine("PIC-2", { pictures: own, shelf: "on" }),
			goodsLine("PIC-3", { shelf: "on" }),
		]),
	);
	expect(done).toMatchObject({ created: 1, refused: 2 });
	const [shown] = await rowsOf("PIC");
	expect(shown).toMatchObject({ code: "PIC-2", images: [own], isShown: true });
});

test("the list names the merchant of each file, in the reader's language", async () => {
	const operator = await openStaff(shop, "operator");
	await bringIn(shop, staff, goodsFile([goodsLine("NAMED-1")]));
	const { data } = await operator.get("import/list", { merId: ownMerchant });
	const [own] = await shop.db
		.select({ name: merchant.name })
		.from(merchant)
		.where(eq(merchant.id, ownMerchant));
	expect(data.list[0]).toMatchObject({
		merchantId: ownMerchant,
		merchantName: own?.name.en,
	});
});
