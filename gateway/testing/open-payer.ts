import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { LocaleCode } from "../contract/locale";
import type { LocalOutcome, PayMethod } from "../contract/sales/payment";
import { localCharge, payment } from "../db/schema/payment";
import { releaseMaster } from "../features/sales/order/release";
import { lockMaster } from "../features/sales/order/service";
import { type OpenAccount, openAccount } from "./open-account";
import { seedMaster } from "./seed-master";
import type { TestGateway, TestShop } from "./test-shop";
import type { Answer } from "./wire";

interface PayOptions {
	key?: string;
	method?: PayMethod;
	outcome?: LocalOutcome;
	locale?: LocaleCode;
}

type Master = Awaited<ReturnType<typeof seedMaster>>;

export interface Payer extends OpenAccount {
	order: (fields?: { total?: string }) => Promise<Master>;
	/** By the test provider and a key of its own, unless told otherwise. */
	pay: (orderNo: string, options?: PayOptions) => Promise<Answer>;
	status: (orderNo: string, locale?: LocaleCode) => Promise<Answer>;
	get: (call: string) => Promise<Answer>;
	/** As the clock does it to one that nobody paid; false where it was paid before. */
	cancel: (masterId: number) => Promise<boolean>;
	payments: (masterId: number) => Promise<(typeof payment.$inferSelect)[]>;
	/** In the books of the test provider. */
	charges: (masterId: number) => Promise<(typeof localCharge.$inferSelect)[]>;
}

/** A fresh account that has ordered and is to pay, or the same one again, at this gateway. */
export async function openPayer(
	shop: TestShop,
	{ wire }: Pick<TestGateway, "wire"> = shop,
	account?: OpenAccount,
): Promise<Payer> {
	const { id, token } = account ?? (await openAccount(shop));
	const { db } = shop;
	let sent = 0;
	const get: Payer["get"] = (call) =>
		wire.get(`/api/front/pay/${call}`, {}, { token });
	return {
		id,
		token,
		get,
		order: (fields) => seedMaster(shop, id, fields),
		pay: (orderNo, { key = randomUUID(), method, outcome, locale } = {}) =>
			wire.post(
				"/api/front/pay/payment",
				{ orderNo, method: method ?? "local", outcome },
				{
					token,
					locale,
					headers: { "idempotency-key": key },
					// Like requests of one moment bear one signature, which is taken once.
					timestamp: shop.now().getTime() + ++sent,
				},
			),
		status: (orderNo, locale) =>
			wire.get(`/api/front/pay/status/${orderNo}`, {}, { token, locale }),
		cancel: (masterId) =>
			db.transaction(async (tx) => {
				const master = await lockMaster(tx, masterId);
				const at = shop.now();
				return releaseMaster(tx, master, { actor: "shop", at });
			}),
		payments: (masterId) =>
			db.select().from(payment).where(eq(payment.masterId, masterId)),
		charges: async (masterId) => {
			const rows = await db
				.select({ charge: localCharge })
				.from(localCharge)
				.innerJoin(payment, eq(payment.providerKey, localCharge.key))
				.where(eq(payment.masterId, masterId));
			return rows.map(({ charge }) => charge);
		},
	};
}
