import sharp from "sharp";
import { agreeToReturn, buyReceived } from "../../../../testing/ask-return";
import { openDecider } from "../../../../testing/decide-refund";
import {
	type OpenAccount,
	openAccount,
} from "../../../../testing/open-account";
import { openRefunder } from "../../../../testing/open-refunder";
import { openStaff } from "../../../../testing/open-staff";
import { sendPicture } from "../../../../testing/send-picture";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function statusFor(path: string, viewer?: OpenAccount): Promise<number> {
	const headers = viewer && { authorization: `Bearer ${viewer.token}` };
	const asked = new Request(`http://gateway.test${path}`, { headers });
	return (await shop.gateway.fetch(asked)).status;
}

test("how staff found what came back is seen by its buyer and by the merchant's staff, and by nobody else", async () => {
	const kit = await openRefunder(shop);
	const operator = await openDecider(shop, "operator");
	const order = await buyReceived(kit, operator, {
		price: "20.00",
		merchantId: 2,
	});
	const refundNo = await agreeToReturn(kit, operator, { order, pieces: [1] });
	const staff = await openStaff(shop, 2);
	const bytes = await sharp({
		create: { width: 30, height: 20, channels: 3, background: "#c8102e" },
	})
		.png()
		.toBuffer();
	const model = "refund" as const;
	const { data } = await sendPicture(shop, staff.token, { bytes, model });
	const lineId = order.lines[0]?.id;
	const found = await staff.ask(`refund/inspect/${refundNo}`, {
		lines: [{ lineId, accepted: 1, condition: "damaged" }],
		images: [data.path],
	});
	expect(found.code).toBe(200);
	for (const viewer of [kit, staff, await openStaff(shop, 2)])
		expect(await statusFor(data.path, viewer)).toBe(200);
	for (const viewer of [await openAccount(shop), await openStaff(shop, 3)])
		expect(await statusFor(data.path, viewer)).toBe(404);
	expect(await statusFor(data.path)).toBe(404);
});
