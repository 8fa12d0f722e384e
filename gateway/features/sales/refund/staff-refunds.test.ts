import { buyPaid } from "../../../testing/buy-paid";
import { expectInvariants } from "../../../testing/invariants";
import { openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let staff: StaffClient;
let otherStaff: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 2);
	otherStaff = await openStaff(shop, 3);
	operator = await openStaff(shop, "operator");
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

const found = async (who: StaffClient, keyword: string): Promise<string[]> => {
	const { data } = await who.get("refund/list", { keyword });
	return data.list.map(({ refundNo }: { refundNo: string }) => refundNo);
};

test("a refund is found by its number and by its order's, among the own alone", async () => {
	const { orderNo, refundNo } = await apply();
	for (const keyword of [refundNo, orderNo, orderNo.toLowerCase()]) {
		expect(await found(staff, keyword)).toEqual([refundNo]);
		expect(await found(operator, keyword)).toEqual([refundNo]);
		expect(await found(otherStaff, keyword)).toEqual([]);
	}
	expect(await found(staff, "tea")).toEqual([]);
});

test("of two who decide one refund at once one does, and the audit says what was decided", async () => {
	const { refundNo } = await apply();
	const answers = await Promise.all([
		staff.ask(`refund/approve/${refundNo}`),
		operator.ask(`refund/refuse/${refundNo}`, { refusal: "It was worn." }),
	]);
	expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
	const { data } = await staff.get("audit/list", { keyword: refundNo });
	const isAgreed = answers[0]?.code === 200;
	expect(data.list).toMatchObject([
		{
			action: "refund.decide",
			changes: [
				{
					field: "state",
					before: "reviewing",
					after: isAgreed ? "refunding" : "refused",
				},
			],
		},
	]);
	expect((await otherStaff.ask(`refund/approve/${refundNo}`)).code).toBe(404);
});
