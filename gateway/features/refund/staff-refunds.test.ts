import { buyPaid } from "../../testing/buy-paid";
import { expectInvariants } from "../../testing/invariants";
import { openBuyer } from "../../testing/open-buyer";
import { type Desk, openDesk } from "../../testing/open-desk";
import { seedSku } from "../../testing/own-cart";
import { openTestShop, type TestShop } from "../../testing/test-shop";

let shop: TestShop;
let desk: Desk;
let otherDesk: Desk;
let operator: Desk;

beforeAll(async () => {
	shop = await openTestShop();
	desk = await openDesk(shop, 2);
	otherDesk = await openDesk(shop, 3);
	operator = await openDesk(shop, "operator");
});
afterAll(async () => {
	await expectInvariants(shop.db);
	await shop.close();
});

async function apply() {
	const kit = await openBuyer(shop);
	const { skuId } = await seedSku(shop, { price: "50.00" });
	const [orderNo = ""] = await buyPaid(shop, kit, [{ skuId, quantity: 2 }]);
	const { data } = await kit.get(`detail/${orderNo}`);
	const lines = [{ lineId: data.lines[0].id, quantity: 1 }];
	const wanted = { orderNo, lines, reason: "damaged" };
	const { refundNo } = (await kit.ask("refund", wanted)).data;
	return { orderNo, refundNo };
}

const found = async (who: Desk, keyword: string): Promise<string[]> => {
	const { data } = await who.get("refund/list", { keyword });
	return data.list.map(({ refundNo }: { refundNo: string }) => refundNo);
};

test("a refund is found by its number and by its order's, among the own alone", async () => {
	const { orderNo, refundNo } = await apply();
	for (const keyword of [refundNo, orderNo, orderNo.toLowerCase()]) {
		expect(await found(desk, keyword)).toEqual([refundNo]);
		expect(await found(operator, keyword)).toEqual([refundNo]);
		expect(await found(otherDesk, keyword)).toEqual([]);
	}
	expect(await found(desk, "tea")).toEqual([]);
});

test("of two who decide one refund at once one does, and the trail says what was decided", async () => {
	const { refundNo } = await apply();
	const answers = await Promise.all([
		desk.ask(`refund/approve/${refundNo}`),
		operator.ask(`refund/refuse/${refundNo}`, { refusal: "It was worn." }),
	]);
	expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
	const { data } = await desk.get("audit/list", { keyword: refundNo });
	const isAgreed = answers[0]?.code === 200;
	expect(data.list).toMatchObject([
		{
			action: "refund.decide",
			changes: [
				{
					...{ field: "state", before: "reviewing" },
					after: isAgreed ? "refunding" : "refused",
				},
			],
		},
	]);
	expect((await otherDesk.ask(`refund/approve/${refundNo}`)).code).toBe(404);
});
