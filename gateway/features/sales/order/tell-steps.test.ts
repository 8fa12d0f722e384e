import { sql } from "drizzle-orm";
import { localeCodes } from "../../../contract/locale";
import { expectInvariants } from "../../../testing/invariants";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { watchEffects } from "../../../testing/watch-effects";
import { performNextEffect } from "../../platform/outbox/service";
import { findBuyerContact } from "../order-message/service";
import { expireUnpaid } from "./expire";
import { findMaster, listLines } from "./repository";
import { tellCreated } from "./tell-steps";

let shop: TestShop;
let kit: Buyer;

interface Left {
	to: string;
	text: string;
	subject?: string;
	html?: string;
}

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

async function buy(buyer = kit, price = "200.00"): Promise<string> {
	const { skuId } = await seedSku(shop, { price, stock: 5 });
	const wanted = { from: "buyNow", skuId, quantity: 2 };
	return (await buyer.order(await buyer.want(wanted))).data.orderNo;
}

/** All that leaves now about an order, as its buyer reads it. */
async function leave(orderNo: string): Promise<Left[]> {
	const left: Left[] = [];
	const outbox = watchEffects(shop.db);
	const send = async (message: Left) => void left.push(message);
	outbox.providers.mail = { send, close: () => {} };
	outbox.providers.sms = { send };
	while (await performNextEffect(outbox, "messages"));
	expect(outbox.logged).toEqual([]);
	return left.filter(({ text }) => text.includes(orderNo));
}

test("an order that waits to be paid says until when, and its button leads to the payment page", async () => {
	const orderNo = await buy();
	const master = await findMaster(shop.db, orderNo);
	if (!master) throw new Error("There is no such order");
	await leave(orderNo);
	const expiresAt = new Date("2099-11-21T13:15:00Z");
	const written = localeCodes.map((locale, at) => ({
		...master,
		no: `${orderNo}-${at}`,
		locale,
		expiresAt,
	}));
	await shop.db.transaction(async (tx) => {
		const contact = await findBuyerContact(tx, master.accountId);
		const lines = await listLines(tx, master.id);
		const bought = { contact, lines, slots: [] };
		for (const one of written) await tellCreated(tx, one, bought);
	});
	const mails = await leave(orderNo);
	expect(mails).toHaveLength(localeCodes.length);
	for (const [at, { no, locale }] of written.entries()) {
		const { subject, text, html } = mails[at] ?? {};
		const prefix = locale === "zh-CN" ? "" : `/${locale}`;
		const link = `https://shop.example${prefix}/order/order_pay?orderNo=${no}`;
		expect(subject).toContain(no);
		for (const said of ["21:15", "HK$400.00", link])
			expect(text).toContain(said);
		expect(html).toContain(`href="${link}"`);
	}
	await shop.db.execute(
		sql`delete from outbox where reference like ${`created ${orderNo}-%`}`,
	);
});

test("an order that is made is told once, and one that waits no longer is not told late", async () => {
	const orderNo = await buy();
	expect(await leave(orderNo)).toMatchObject([
		{ subject: `Order ${orderNo} is waiting to be paid` },
	]);
	const late = await buy();
	await shop.db.execute(
		sql`update outbox set payload = payload || '{"expiresAt": "2020-01-01T00:00:00.000Z"}' where done_at is null`,
	);
	expect(await leave(late)).toEqual([]);
});

test("of an order that nothing is left to pay for the buyer hears that it is paid, and nothing else", async () => {
	await kit.receive({ amount: "500.00" });
	const orderNo = await buy();
	expect(await leave(orderNo)).toMatchObject([
		{ subject: `Order ${orderNo} is paid` },
	]);
});

test("an order that its buyer cancels is told as cancelled, once", async () => {
	const orderNo = await buy();
	await leave(orderNo);
	await Promise.all([1, 2, 3].map(() => kit.ask(`cancel/${orderNo}`)));
	expect(await leave(orderNo)).toMatchObject([
		{ subject: `Order ${orderNo} is cancelled` },
	]);
});

test("an order that nobody paid in time is told as such, once, whoever let it expire", async () => {
	const orderNo = await buy();
	await leave(orderNo);
	const later = new Date(Date.now() + 31 * 60_000);
	await Promise.all([1, 2, 3].map(() => expireUnpaid(shop.db, later)));
	expect(await leave(orderNo)).toMatchObject([
		{ subject: `Order ${orderNo} was not paid in time and is cancelled` },
	]);
});

test("who gave no e-mail reads each step as an SMS, with nothing left blank", async () => {
	const mia = await openBuyer(shop, { email: null });
	const orderNo = await buy(mia);
	await mia.ask(`cancel/${orderNo}`);
	const [created, cancelled, ...others] = await leave(orderNo);
	expect(others).toEqual([]);
	expect(created).toMatchObject({
		to: "+85291234567",
		text: expect.stringMatching(
			`^\\[Harbour Market\\] Order ${orderNo}: please pay HK\\$400.00 by \\d+ \\w+.+ \\d\\d:\\d\\d, or it will be cancelled\\.$`,
		),
	});
	expect(cancelled?.text).toContain(`Order ${orderNo} is cancelled`);
});
