import { eq } from "drizzle-orm";
import sharp from "sharp";
import { account } from "../../../db/schema/account";
import { openDecider } from "../../../testing/decide-refund";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import {
	type BoughtOrder,
	openRefunder,
	type Refunder,
} from "../../../testing/open-refunder";
import { sendPicture } from "../../../testing/send-picture";
import { roles, signInAs } from "../../../testing/sign-in-as";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: Refunder;
let order: BoughtOrder;
let refundNo: string;

beforeAll(async () => {
	shop = await openTestShop();
	kit = await openRefunder(shop);
	order = await kit.buyOne({ pieces: 9, price: "50.00" });
	refundNo = await kit.applied(order, [1]);
});
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

async function sendOne(token: string, model: "refund" | "avatar" = "refund") {
	const bytes = await sharp({
		create: { width: 30, height: 30, channels: 3, background: "#c8102e" },
	})
		.png()
		.toBuffer();
	return (await sendPicture(shop, token, { bytes, model })).data.path as string;
}

describe.each(roles)("a %s who neither bought nor sold it", (role) => {
	const isDecider = role === "operator";
	const isStaff = role === "merchant staff";

	test("finds neither the order nor the refund among the own ones", async () => {
		const token = await signInAs(shop, role);
		const closed = role === "visitor" ? 410000 : 404;
		const get = (path: string) =>
			shop.wire.get(`/api/front/order/${path}`, {}, { token });
		expect((await get(`apply/refund/${order.no}`)).code).toBe(closed);
		expect((await get(`refund/detail/${refundNo}`)).code).toBe(closed);
		const body = {
			orderNo: order.no,
			lines: [{ lineId: order.lines[0]?.id, quantity: 1 }],
			reason: "damaged",
		};
		const headers = {
			"idempotency-key": `somebody-elses-${role}`.replace(" ", "-"),
		};
		const post = (path: string, sent?: unknown) =>
			shop.wire.post(`/api/front/order/${path}`, sent, { token, headers });
		expect((await post("refund", body)).code).toBe(closed);
		expect((await post(`refund/revoke/${refundNo}`)).code).toBe(closed);
		if (role === "visitor") return;
		const { data } = await get("refund/list");
		expect(
			data.list.map((one: { refundNo: string }) => one.refundNo),
		).not.toContain(refundNo);
	});

	test("decides it as an operator alone", async () => {
		if (isDecider) return;
		const token = await signInAs(shop, role);
		const others = isStaff ? 404 : 403;
		const expected = role === "visitor" ? 410000 : others;
		const post = (path: string, sent?: unknown) =>
			shop.wire.post(`/api/operator/refund/${path}/${refundNo}`, sent, {
				token,
			});
		expect((await post("approve")).code).toBe(expected);
		expect((await post("refuse", { refusal: "No." })).code).toBe(expected);
		expect((await post("sent")).code).toBe(isStaff ? 403 : expected);
	});
});

test("staff see and decide the refunds of their own merchant, operators all", async () => {
	const [own, other, operator] = await Promise.all([
		openDecider(shop, order.merchantId),
		openDecider(shop, order.merchantId + 1),
		openDecider(shop, "operator"),
	]);
	const seen = async (query?: Record<string, string | number>, by = own) =>
		((await by.list(query)).data?.list ?? []).map(
			(one: { refundNo: string }) => one.refundNo,
		);
	expect(await seen({ limit: 100 })).toContain(refundNo);
	expect(await seen({ state: "refused" })).not.toContain(refundNo);
	expect(await seen({ limit: 100 }, other)).not.toContain(refundNo);
	expect((await other.list({ merId: order.merchantId })).code).toBe(404);
	expect(await seen({ merId: order.merchantId }, operator)).toContain(refundNo);
	expect((await other.refuse(refundNo)).code).toBe(404);
	expect((await own.sent(refundNo)).code).toBe(403);
	expect((await own.refuse(refundNo, "Not this time.")).data).toMatchObject({
		state: "refused",
		history: [{ actor: "buyer" }, { actor: "merchant", state: "refused" }],
	});
});

test("pictures are the account's own, sent for refunds, and shown to whoever decides", async () => {
	const own = await sendOne(kit.token);
	const avatar = await sendOne(kit.token, "avatar");
	const mia = await openRefunder(shop);
	const foreign = await sendOne(mia.token);
	for (const images of [[foreign], [avatar], [own, foreign]])
		expect((await kit.apply(order, [1], { images })).data).toMatchObject({
			fields: { images: "correctValue" },
		});
	const { data } = await kit.apply(order, [1], { images: [own] });
	expect(data.images).toEqual([own]);
	await kit.revoke(data.refundNo);
});

test("what a tourist bought is the refund of the member who took it over", async () => {
	const passerBy = await openRefunder(shop);
	const bought = await passerBy.buyOne({ pieces: 2 });
	const theirs = await passerBy.applied(bought, [1]);
	await shop.db
		.update(account)
		.set({ adoptedBy: kit.id })
		.where(eq(account.id, passerBy.id));
	expect((await kit.read(theirs)).data.state).toBe("reviewing");
	expect((await kit.revoke(theirs)).data.state).toBe("revoked");
	expect((await kit.apply(bought, [2])).code).toBe(200);
});

test("an account's refunds come by pages, the latest first, and are part of its export", async () => {
	const { data } = await shop.wire.get(
		"/api/front/order/refund/list",
		{ page: 2, limit: 1 },
		{ token: kit.token },
	);
	expect(data).toMatchObject({
		page: 2,
		limit: 1,
		list: [{ orderNo: expect.stringMatching(/^SH/) }],
	});
	expect(data.totalPage).toBe(data.total);
	const exported = await shop.wire.post("/api/front/user/export", undefined, {
		token: kit.token,
	});
	expect(exported.data.refunds).toHaveLength(data.total);
});
