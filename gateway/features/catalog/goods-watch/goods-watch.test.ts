import { eq, sql } from "drizzle-orm";
import { goods, sku } from "../../../db/schema/goods";
import { stockWatch } from "../../../db/schema/goods-watch";
import type { MailMessage } from "../../../providers/mail/interface";
import { expectFault } from "../../../testing/expect-fault";
import { openAccount } from "../../../testing/open-account";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import {
	openTestShop,
	type TestShop,
	testSettings,
} from "../../../testing/test-shop";
import { makeAllDue, watchEffects } from "../../../testing/watch-effects";
import { performNextEffect } from "../../platform/outbox/service";
import { sweepWatches } from "./service";
import { sealStop } from "./stop-token";
import { tellWatchers } from "./tell";

const { tokenSecret } = testSettings;
const watch = "/api/front/product/watch";
let shop: TestShop;
let staff: StaffClient;
let sent = 0;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, "operator");
});
beforeEach(async () => {
	await shop.db.execute(sql`truncate outbox, rate_limit, watch_stop`);
	await shop.db.delete(stockWatch);
});
afterAll(() => shop.close());

const soldOut = () => seedSku(shop, { price: "80.00", stock: 0 });
const address = (client: number) => ({
	headers: { "x-client-address": `203.0.113.${client}` },
});

function ask(body: unknown, options: object = {}) {
	const timestamp = Date.now() + ++sent;
	return shop.wire.post(`${watch}/stock`, body, { timestamp, ...options });
}

const restock = (skuId: number) => staff.ask("goods/stock", { skuId, add: 5 });

const deps = () => ({
	db: shop.db,
	now: shop.now,
	tokenSecret,
});

/** Everything that leaves now, by `workers` at once. */
async function leave(workers = 1): Promise<MailMessage[]> {
	const left: MailMessage[] = [];
	const outbox = watchEffects(shop.db);
	outbox.providers.mail.send = async (mail) => void left.push(mail);
	outbox.providers.tellWatchers = (changed) => tellWatchers(deps(), changed);
	const perform = async () => {
		while (await performNextEffect(outbox));
	};
	await Promise.all(Array.from({ length: workers }, perform));
	await perform();
	expect(outbox.logged).toEqual([]);
	return left;
}

test("whoever asked is told once that a sku is back, in the language of the page, and is forgotten then", async () => {
	const { skuId, goodsId } = await soldOut();
	const kit = await openAccount(shop, { email: "kit-waits@example.com" });
	expect((await ask({ skuId }, { token: kit.token, locale: "fr" })).code).toBe(
		200,
	);
	const visitor = { skuId, email: "Ada@Example.com" };
	expect(await ask(visitor)).toMatchObject({ code: 200, data: null });
	expect(await ask(visitor)).toMatchObject({ code: 200, data: null });
	expect(await leave()).toEqual([]);
	await restock(skuId);
	const mails = (await leave()).toSorted((a, b) => (a.to < b.to ? -1 : 1));
	expect(mails.map(({ to }) => to)).toEqual([
		"ada@example.com",
		"kit-waits@example.com",
	]);
	expect(mails[0]?.text).toContain("HK$80.00");
	expect(mails[0]?.text).toContain(`/goods_detail/${goodsId}?sku=${skuId}`);
	expect(mails[1]?.language).toBe("fr");
	expect(mails[1]?.text).toContain(
		`https://shop.example/fr/goods_detail/${goodsId}`,
	);
	expect(await shop.db.$count(stockWatch)).toBe(0);
	await restock(skuId);
	expect(await leave()).toEqual([]);
});

test("restocks at once, and several who tell of them, write to each who waits exactly once", async () => {
	const { skuId, goodsId } = await soldOut();
	const waiting = Array.from({ length: 230 }, (_, at) => ({
		skuId,
		goodsId,
		email: `reader-${at}@example.com`,
		locale: "en" as const,
		askedAt: shop.now(),
	}));
	await shop.db.insert(stockWatch).values(waiting);
	await Promise.all([1, 2, 3].map(() => restock(skuId)));
	const changed = { goodsIds: [goodsId] };
	const direct = [1, 2, 3].map(() => tellWatchers(deps(), changed));
	const [mails] = await Promise.all([leave(3), ...direct]);
	await makeAllDue(shop.db);
	const all = [...mails, ...(await leave())].map(({ to }) => to);
	expect(all.toSorted()).toEqual(waiting.map(({ email }) => email).toSorted());
});

test("a sku that is off the shelf, or back for another version alone, is not told as back", async () => {
	const one = await soldOut();
	const other = await seedSku(shop, { stock: 0, goodsId: one.goodsId });
	await ask({ skuId: one.skuId, email: "eve@example.com" });
	await restock(other.skuId);
	expect(await leave()).toEqual([]);
	await shop.db
		.update(goods)
		.set({ isShown: false })
		.where(eq(goods.id, one.goodsId));
	await restock(one.skuId);
	expect(await leave()).toEqual([]);
	expectFault(
		await ask({ skuId: one.skuId, email: "x@example.com" }),
		"notFound",
	);
});

test("one press ends all such mails to an address, twice is well, and a stranger cannot begin them again", async () => {
	const { skuId } = await soldOut();
	const first = await soldOut();
	for (const one of [skuId, first.skuId])
		await ask({ skuId: one, email: "mia@example.com" });
	await restock(first.skuId);
	const [mail] = await leave();
	const call = new URL(mail?.stopCall ?? "");
	expect(call.pathname.startsWith(`${watch}/stop/`)).toBe(true);
	expect(mail?.stopCall).not.toContain("mia");
	expect(mail?.text).toContain("/stop_mails?token=");
	// As a mail program does: a form, no session, no signature.
	for (const _ of [1, 2])
		expect(
			await shop.wire.postForm(call.pathname, {
				"List-Unsubscribe": "One-Click",
			}),
		).toMatchObject({ code: 200, data: null });
	const again = await ask({ skuId, email: "mia@example.com" });
	expect(again).toMatchObject({ code: 200, data: null });
	await restock(skuId);
	expect(await leave()).toEqual([]);
});

test("a member whose address was stopped hears again once they ask for it themselves", async () => {
	const { skuId } = await soldOut();
	const email = "back-again@example.com";
	const token = sealStop(email, tokenSecret);
	await shop.wire.post(`${watch}/stop/${token}`);
	const owner = await openAccount(shop, { email });
	await ask({ skuId }, { token: owner.token });
	await restock(skuId);
	expect((await leave()).map(({ to }) => to)).toEqual([email]);
});

test("a token that nobody sealed ends nothing and is answered alike", async () => {
	const { skuId } = await soldOut();
	await ask({ skuId, email: "zoe@example.com" });
	const forged = sealStop("zoe@example.com", "another secret");
	for (const token of [forged, "none", "AAAA"])
		expect(await shop.wire.post(`${watch}/stop/${token}`)).toMatchObject({
			code: 200,
			data: null,
		});
	await restock(skuId);
	expect(await leave()).toHaveLength(1);
});

test("one address is asked for ten times a day, and one client asks thirty times an hour", async () => {
	const { skuId } = await soldOut();
	const email = "often@example.com";
	for (let at = 0; at < 10; at++)
		expect((await ask({ skuId, email }, address(at))).code).toBe(200);
	expect((await ask({ skuId, email }, address(99))).code).toBe(429);
	for (let at = 0; at < 30; at++)
		await ask({ skuId, email: `n${at}@example.com` }, address(200));
	const last = await ask({ skuId, email: "m@example.com" }, address(200));
	expect(last.code).toBe(429);
});

test("an address is forgotten after half a year in which nothing came back", async () => {
	const { skuId } = await soldOut();
	await ask({ skuId, email: "patient@example.com" });
	const days = (count: number) =>
		new Date(shop.now().getTime() + count * 86_400_000);
	await sweepWatches(shop.db, days(179));
	expect(await shop.db.$count(stockWatch)).toBe(1);
	await sweepWatches(shop.db, days(181));
	expect(await shop.db.$count(stockWatch)).toBe(0);
});

test("who has no address says one, and a well-formed one", async () => {
	const { skuId } = await soldOut();
	const phoneOnly = await openAccount(shop, { email: null });
	for (const options of [{}, { token: phoneOnly.token }])
		expect(await ask({ skuId }, options)).toMatchObject({
			code: 400,
			data: { fields: { email: "emailEmpty" } },
		});
	expect(await ask({ skuId, email: "nobody" })).toMatchObject({
		code: 400,
		data: { fields: { email: "correctEmail" } },
	});
});

test("a favourite that costs less is told once a day at most, and what rose is measured anew", async () => {
	const { skuId, goodsId } = await seedSku(shop, { price: "80.00", stock: 4 });
	const owner = await openAccount(shop);
	const as = () => ({ token: owner.token, timestamp: Date.now() + ++sent });
	const price = async (amount: string) => {
		const changed = { skuId, price: amount, oldPrice: null };
		expect((await staff.ask("goods/price", changed)).code).toBe(200);
	};
	const wish = { goodsId, isOn: true };
	expectFault(await shop.wire.post(`${watch}/price`, wish, as()), "notFound");
	const ids = [goodsId];
	await shop.wire.post("/api/front/collect/add/product", { ids }, as());
	expect((await shop.wire.post(`${watch}/price`, wish, as())).code).toBe(200);
	await price("90.00");
	expect(await leave()).toEqual([]);
	await price("85.00");
	const [mail, ...others] = await leave();
	expect(others).toEqual([]);
	expect(mail?.text).toContain("was HK$90.00 and now costs HK$85.00");
	expect(mail?.text).toContain("/stop_mails?token=");
	await price("70.00");
	expect(await leave()).toEqual([]);
	await shop.db.execute(
		sql`update price_watch set told_at = told_at - interval '25 hours'`,
	);
	await price("69.00");
	expect((await leave())[0]?.text).toContain(
		"was HK$85.00 and now costs HK$69.00",
	);
	await shop.wire.post("/api/front/collect/cancel/product", { ids }, as());
	await shop.db.update(sku).set({ stock: 1 }).where(eq(sku.id, skuId));
	await price("10.00");
	expect(await leave()).toEqual([]);
});
