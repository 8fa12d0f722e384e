import { localeCodes } from "../../contract/locale";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import { readSampleFiles } from "./files";
import { goodsIdsOf } from "./named-goods";

const { questions, ...files } = readSampleFiles();
const ids = goodsIdsOf({ questions, ...files });

let shop: TestShop;
beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test("ten goods and more have questions, in each language of the shop, and buyers answer some", () => {
	expect(new Set(questions.map(({ goods }) => goods)).size).toBeGreaterThan(9);
	expect(new Set(questions.map(({ locale }) => locale))).toEqual(
		new Set(localeCodes),
	);
	const answers = questions.flatMap(({ answers }) => answers);
	expect(answers.filter(({ buyer }) => buyer).length).toBeGreaterThan(4);
});

test("each is read at its goods with the seller's answer first, in the language it was asked in", async () => {
	for (const asked of questions) {
		const path = `/api/front/product/question/list/${ids.get(asked.goods)}`;
		const { list } = (await shop.wire.get(path)).data;
		const shown = list.find(
			({ text }: { text: string }) => text === asked.text,
		);
		expect(shown).toMatchObject({
			locale: asked.locale,
			answers: [
				{ isSellers: true, locale: asked.locale },
				...asked.answers.slice(1).map(() => ({ isSellers: false })),
			],
		});
	}
});

test("nothing of it waits for staff, and nobody is written to", async () => {
	const { rows } = await shop.db.execute(
		"select count(*)::int as waiting from question where waiting > 0 or told_at is null",
	);
	expect(rows).toEqual([{ waiting: 0 }]);
});
