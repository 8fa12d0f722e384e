import { eq, sql } from "drizzle-orm";
import type { LocaleCode } from "../../../contract/locale";
import { address } from "../../../db/schema/address";
import { masterOrder } from "../../../db/schema/order";
import type { MailMessage } from "../../../providers/mail/interface";
import { buyUnpaid, payFor } from "../../../testing/buy-paid";
import { expectInvariants } from "../../../testing/invariants";
import { openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedSku } from "../../../testing/own-cart";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { watchEffects } from "../../../testing/watch-effects";
import { performNextEffect } from "../../platform/outbox/service";
import { findBuyerContact } from "../order-message/service";
import { findMaster, listLines } from "./repository";
import { tellCreated } from "./tell-steps";

let shop: TestShop;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	await endCouponOffers(shop.db);
	operator = await openStaff(shop, "operator");
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

/** Food in a slot, and with it what the mall sends. */
async function order(isMixed = false) {
	const kit = await openBuyer(shop);
	await shop.db
		.update(address)
		.set({ realName: "Kit <b>Chan</b> & {phone}" })
		.where(eq(address.id, kit.addressId));
	const price = "400.00";
	const food = { cartType: "SUPERMARKET", merchantId: 1, price } as const;
	const wanted = [await seedSku(shop, food)];
	if (isMixed) wanted.push(await seedSku(shop, { price: "50.00" }));
	const masterNo = await buyUnpaid(
		shop,
		kit,
		wanted.map(({ skuId }) => ({ skuId, quantity: 2 })),
	);
	return { kit, masterNo };
}

/** All mails that leave now. */
async function leave(): Promise<MailMessage[]> {
	const left: MailMessage[] = [];
	const outbox = watchEffects(shop.db);
	outbox.providers.mail.send = async (mail) => void left.push(mail);
	while (await performNextEffect(outbox, "messages"));
	expect(outbox.logged).toEqual([]);
	return left;
}

const home = {
	"zh-CN": "香港 東區 太古城 B室",
	en: "Flat B, Taikoo Shing, Eastern, Hong Kong",
} as const;

test.each(["zh-CN", "en"] as const)(
	"in %s each mail of an order on its way says when and where to, what it holds and what that comes to",
	async (locale) => {
		const { kit, masterNo } = await order();
		await leave();
		await shop.db
			.update(masterOrder)
			.set({ locale })
			.where(eq(masterOrder.no, masterNo));
		await payFor(shop, masterNo);
		const { data } = await kit.get(`master/detail/${masterNo}`);
		const [{ orderNo }] = data.orders;
		await operator.ask(`order/accept/${orderNo}`);
		await operator.ship(orderNo);
		const mails = await leave();
		expect(mails).toHaveLength(3);
		for (const { text, html } of mails) {
			expect(text).toMatch(/\d\d:00–\d\d:00\n/);
			expect(text).toContain("Kit <b>Chan</b> & {phone}");
			expect(html).toContain("Kit &lt;b&gt;Chan&lt;/b&gt; &amp; {phone}");
			expect(html).toContain('<td class="rule "');
			for (const part of [text, html]) {
				for (const said of [home[locale], "+852 •••• 4567", " × 2"])
					expect(part).toContain(said);
				expect(part).toMatch(/[:：] ?HK\$800\.00/);
				expect(part).not.toContain("1234567");
			}
		}
	},
);

const slots: Record<LocaleCode, string> = {
	"zh-CN": "超市送貨時段：11月24日週二 18:00–20:00",
	en: "Supermarket delivery: Tue, 24 Nov 18:00–20:00",
	fr: "Livraison du supermarché : mar. 24 nov. 18:00–20:00",
	th: "ซูเปอร์มาร์เก็ตจัดส่ง: อังคาร 24 พ.ย. 18:00–20:00",
	lao: "ຊຸບເປີມາເກັດຈັດສົ່ງ: ອັງຄານ 24 ພ.ຈ. 18:00–20:00",
	es: "Entrega del supermercado: mar, 24 nov 18:00–20:00",
};

test("a slot is worded as the shop words it, once; an order without one names none", async () => {
	const { masterNo } = await order(true);
	const [first] = await leave();
	expect(first?.text.match(/\d\d:00–\d\d:00/g)).toHaveLength(1);
	const master = await findMaster(shop.db, masterNo);
	if (!master) throw new Error("There is no such order");
	const slot = new Date("2026-11-24T18:00:00+08:00");
	for (const [locale, said] of Object.entries(slots))
		for (const held of [[slot, null, slot], [null]]) {
			await shop.db.transaction(async (tx) => {
				const contact = await findBuyerContact(tx, master.accountId);
				const lines = await listLines(tx, master.id);
				const no = `${masterNo}-${locale}-${held.length}`;
				const written = { ...master, no, locale: locale as LocaleCode };
				const slots = held.map((startsAt) => ({
					startsAt,
					isCollected: false,
					point: null,
				}));
				const bought = { contact, lines, slots };
				await tellCreated(tx, written, bought);
			});
			const [mail] = await leave();
			expect(mail?.text.split("\n").includes(said)).toBe(held.length > 1);
			expect(mail?.text.match(/18:00–20:00/g) ?? []).toHaveLength(
				held.length > 1 ? 1 : 0,
			);
			expect(mail?.html).toContain("+852 •••• 4567");
		}
	await shop.db.execute(
		sql`delete from outbox where reference like ${`created ${masterNo}-%`}`,
	);
});

test("what went back before an order was shipped is taken off what its mail comes to", async () => {
	const { kit, masterNo } = await order();
	await payFor(shop, masterNo);
	const { data } = await kit.get(`master/detail/${masterNo}`);
	const [{ orderNo, lines }] = data.orders;
	await operator.ask(`order/accept/${orderNo}`);
	await operator.ask(`order/pick/${orderNo}`, {
		lines: [{ lineId: lines[0].id, missing: 1 }],
	});
	await operator.ship(orderNo);
	const mail = (await leave()).find(({ subject }) =>
		subject.endsWith("is on its way"),
	);
	expect(mail?.text).toContain("Refunded  −HK$400.00");
	expect(mail?.text).toContain("Total: HK$400.00");
});
