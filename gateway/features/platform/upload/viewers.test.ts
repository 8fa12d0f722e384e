import sharp from "sharp";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { openRefunder, type Refunder } from "../../../testing/open-refunder";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedGoods } from "../../../testing/seed-goods";
import { seedReceived } from "../../../testing/seed-received";
import { sendPicture } from "../../../testing/send-picture";
import { roles, signInAs } from "../../../testing/sign-in-as";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { withdrawPictures } from "./service";

let shop: TestShop;
let picture: Buffer;

beforeAll(async () => {
	shop = await openTestShop();
	picture = await sharp({
		create: { width: 30, height: 20, channels: 3, background: "#c8102e" },
	})
		.png()
		.toBuffer();
});
afterAll(() => shop.close());

async function send(model: "review" | "refund", { token }: OpenAccount) {
	const answer = await sendPicture(shop, token, { bytes: picture, model });
	return answer.data.path as string;
}

function show(
	shown: string,
	token?: string,
	knownTag?: string,
): Promise<Response> {
	const headers = {
		...(token && { authorization: `Bearer ${token}` }),
		...(knownTag && { "if-none-match": knownTag }),
	};
	const asked = new Request(`http://gateway.test${shown}`, { headers });
	return Promise.resolve(shop.gateway.fetch(asked));
}

const statusFor = async (shown: string, viewer?: OpenAccount) =>
	(await show(shown, viewer?.token)).status;

/** A review of a new goods with this picture, by an account that received it. */
async function writeReview(writer: OpenAccount, image: string): Promise<void> {
	const goodsId = await seedGoods(shop.db, { en: "Lamp" });
	const { orderNo, lineIds } = await seedReceived(shop, writer.id, [goodsId]);
	const answer = await shop.wire.post(
		"/api/front/order/comment",
		{
			orderNo,
			reviews: lineIds.map((lineId) => ({
				lineId,
				qualityStars: 5,
				serviceStars: 5,
				text: "Bright",
				images: [image],
			})),
		},
		{ token: writer.token },
	);
	expect(answer.code).toBe(200);
}

/** The staff of the merchant whose goods were sent back with these pictures. */
async function applyWith(
	kit: Refunder,
	images: string[],
): Promise<StaffClient> {
	const order = await kit.buyOne({});
	expect((await kit.apply(order, [1], { images })).code).toBe(200);
	return openStaff(shop, order.merchantId);
}

describe.each(["review", "refund"] as const)(
	"a picture for a %s that was not handed in",
	(model) => {
		test("is seen by who sent it, and no cache keeps it", async () => {
			const kit = await openAccount(shop);
			const answer = await show(await send(model, kit), kit.token);
			expect(answer.status).toBe(200);
			expect(answer.headers.get("cache-control")).toBe("private, no-store");
			expect(answer.headers.has("etag")).toBe(false);
		});

		test.each(roles)("is seen by a %s only as an operator", async (role) => {
			const sent = await send(model, await openAccount(shop));
			const answer = await show(sent, await signInAs(shop, role));
			expect(answer.status).toBe(role === "operator" ? 200 : 404);
		});
	},
);

test("a picture of a refund is seen by its shopper, operators and the staff of its merchant, and no cache keeps it", async () => {
	const kit = await openRefunder(shop);
	const sent = await send("refund", kit);
	const staff = await applyWith(kit, [sent]);
	const other = await openStaff(shop, 4);
	const operator = await openStaff(shop, "operator");
	for (const { token } of [kit, staff, operator]) {
		const answer = await show(sent, token);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("cache-control")).toBe("private, no-store");
	}
	for (const stranger of [undefined, await openAccount(shop), other])
		expect(await statusFor(sent, stranger)).toBe(404);
});

test("a picture of two refunds is seen by the staff of both merchants, however often it is handed in", async () => {
	const kit = await openRefunder(shop);
	const sent = await send("refund", kit);
	const orders = await kit.buy([{ merchantId: 3 }, { merchantId: 4 }]);
	for (const order of orders)
		expect((await kit.apply(order, [1], { images: [sent] })).code).toBe(200);
	for (const merchantId of [3, 4])
		expect(await statusFor(sent, await openStaff(shop, merchantId))).toBe(200);
	expect(await statusFor(sent, await openStaff(shop, 5))).toBe(404);
});

test("a picture of a review is everybody's once the review is written; caches ask for it again after a minute", async () => {
	const writer = await openAccount(shop);
	const sent = await send("review", writer);
	await writeReview(writer, sent);
	const answer = await show(sent);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("cache-control")).toBe(
		"public, max-age=0, must-revalidate, s-maxage=60",
	);
	const tag = answer.headers.get("etag") ?? "";
	for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
		const again = await show(sent, undefined, known);
		expect(again.status).toBe(304);
		expect(again.headers.get("etag")).toBe(tag);
		expect(again.headers.get("cache-control")).toContain("s-maxage=60");
	}
	expect((await show(sent, undefined, '"other"')).status).toBe(200);
});

test("whoever kept a picture that was taken back hears that it is gone", async () => {
	const writer = await openAccount(shop);
	const sent = await send("review", writer);
	await writeReview(writer, sent);
	const tag = (await show(sent)).headers.get("etag") ?? "";
	await shop.db.transaction((tx) => withdrawPictures(tx, writer.id, [sent]));
	for (const token of [undefined, writer.token])
		expect((await show(sent, token, tag)).status).toBe(404);
});
