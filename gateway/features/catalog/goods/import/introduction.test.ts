import { eq } from "drizzle-orm";
import { importColumns } from "../../../../contract/catalog/goods-import";
import { goods } from "../../../../db/schema/goods";
import { sendGoodsPicture } from "../../../../testing/goods-form";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import {
	bringIn,
	checkGoodsFile,
	goodsFile,
	goodsLine,
} from "../../../../testing/send-goods-file";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";

let shop: TestShop;
let staff: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 2);
});
afterAll(() => shop.close());

/** As a table program writes what holds lines, commas or quotes. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test("an introduction with lines, a table and a picture goes out by file and comes back as it was; a foreign picture is named", async () => {
	const text = `- green\n- black\n\n# Tea\n\n| a | b |\n|---|---|\n| 1 | "2" |\n\n![Pot](${await sendGoodsPicture(shop, staff)})`;
	await bringIn(
		shop,
		staff,
		goodsFile([goodsLine("INTRO-1", { introduction_en: quoted(text) })]),
	);
	const [row] = await shop.db
		.select()
		.from(goods)
		.where(eq(goods.code, "INTRO-1"));
	expect(row?.introduction.en).toBe(text);
	const { data } = await staff.get("import/export", {
		after: (row?.id ?? 0) - 1,
	});
	expect(
		await bringIn(shop, staff, `${importColumns.join()}\r\n${data.text}`),
	).toMatchObject({
		created: 0,
		changed: 0,
		refused: 0,
	});
	const foreign = "![Pot](/uploads/0123456789abcdef0123456789abcdef.webp)";
	const checked = await checkGoodsFile(
		shop,
		staff,
		goodsFile([goodsLine("INTRO-2", { introduction_en: foreign })]),
	);
	const { data: faults } = await staff.get(`import/faults/${checked.id}`, {
		limit: 500,
	});
	expect(faults.list[0].faults).toEqual([
		{
			column: "introduction_en",
			value: "/uploads/0123456789abcdef0123456789abcdef.webp",
			reason: "Upload this picture first, then use its address",
		},
	]);
});
