import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { importPartBytes } from "../../contract/catalog/goods-import-terms";
import type { CartType } from "../../contract/values";
import { sku } from "../../db/schema/goods";
import { merchant } from "../../db/schema/merchant";
import { store } from "../../db/schema/store";
import { settleMerchants } from "../../features/sales/settlement/settle";
import { hongKongTime } from "../../http/hong-kong-time";
import { noLimits } from "../../http/limits";
import { buyUnpaid, orderCart, payFor } from "../buy-paid";
import { buyToCollect, makeReady } from "../buy-to-collect";
import { buyToPoint } from "../buy-to-point";
import { leafOfMall, sendGoodsPicture } from "../goods-form";
import { openAccount } from "../open-account";
import { type Buyer, openBuyer, taikoo } from "../open-buyer";
import { openWriter, takeMessages } from "../open-conversation";
import { seedOffer } from "../open-group";
import { openStaff, type StaffClient } from "../open-staff";
import { seedCoupon } from "../seed-coupon";
import { seedGoods } from "../seed-goods";
import { seedPayout, seedStatement } from "../seed-payout";
import { seedQuestion } from "../seed-question";
import { seedReview } from "../seed-review";
import {
	checkGoodsFile,
	goodsFile,
	goodsLine,
	workOff,
} from "../send-goods-file";
import { closureTomorrow, storeFields } from "../store-fields";
import type { TestShop } from "../test-shop";
import type { Answer } from "../wire";
import type { Holder, OrderThing, SoldThing } from "./holder";

const weekMs = 7 * 24 * 60 * 60 * 1_000;

/** A merchant with somebody at its staff and somebody who buys there. */
export interface Tenant extends Holder {
	shop: TestShop;
	staff: StaffClient;
}

type Parts = Pick<Tenant, "shop" | "staff" | "merchantId" | "word"> & {
	buyer: Buyer;
};

/** A merchant of the mall, renamed so that its word stands wherever it is named, with a store that delivers. */
export async function openTenant(
	shop: TestShop,
	merchantId: number,
	word: string,
): Promise<Tenant> {
	const { db } = shop;
	const name = { "zh-CN": word, en: word };
	await db.update(merchant).set({ name }).where(eq(merchant.id, merchantId));
	const ways = { collects: true, takesParcels: true };
	const nearby = storeFields({ name, ...taikoo, ...ways });
	await db.insert(store).values({ ...nearby, merchantId });
	const unhurried = shop.openAnother({}, { limits: noLimits });
	const parts = {
		shop,
		merchantId,
		word,
		buyer: await openBuyer(shop),
		staff: await openStaff(shop, merchantId, unhurried),
	};
	return {
		...parts,
		...holdMerchantGoods(parts),
		...holdOrders(parts),
		...holdRefunds(parts),
		...holdMoney(parts),
		...hold(parts),
	};
}

function holdMerchantGoods({ shop, staff, merchantId, word }: Parts) {
	const { db } = shop;
	const add = async (cartType: CartType): Promise<SoldThing> => {
		const id = await seedGoods(
			db,
			{ en: `${word} teapot` },
			// Sold so often that it stands among the best.
			{ merchantId, cartType, categoryId: leafOfMall, sales: 1_000_000 },
		);
		const [row] = await db
			.update(sku)
			.set({ stock: 100 })
			.where(eq(sku.goodsId, id))
			.returning({ id: sku.id });
		return { id, skuId: row?.id ?? 0 };
	};
	const goods = () => add("E_COMMERCE");
	return {
		goods,
		food: () => add("SUPERMARKET"),
		picture: () => sendGoodsPicture(shop, staff),
		review: async () => ({
			id: await seedReview(db, (await goods()).id, { text: word }),
		}),
		question: async () => ({
			id: await seedQuestion(db, (await goods()).id, { text: word }),
		}),
		coupon: async () => ({
			id: await seedCoupon(db, { merchantId, name: { en: word } }),
		}),
		offer: async () => {
			const { offerId, skuId } = await seedOffer(shop, {
				merchantId,
				sold: { merchantId },
			});
			return { id: offerId, skuId };
		},
		announced: async () => {
			await workOff(shop);
			const fields = { fileName: `${word}.csv`, bytes: importPartBytes + 1 };
			return done(await staff.ask("import/begin", fields)).data;
		},
		checked: async () => {
			await workOff(shop);
			return checkGoodsFile(shop, staff, goodsFile([goodsLine(word)]));
		},
	} satisfies Partial<Holder>;
}

function holdOrders(parts: Parts) {
	const { shop, staff, buyer, merchantId } = parts;
	const { goods, food } = holdMerchantGoods(parts);
	const pay = async (masterNo: string): Promise<OrderThing> => {
		await payFor(shop, masterNo);
		await settleMerchants(shop.db, shop.now());
		const { data } = done(await buyer.get(`master/detail/${masterNo}`));
		const [{ orderNo, lines }] = data.orders;
		return { no: orderNo, lineId: lines[0].id };
	};
	const order = async () => {
		const { skuId } = await goods();
		return pay(await buyUnpaid(shop, buyer, [{ skuId, quantity: 2 }]));
	};
	const foodOrder = async () => {
		const { skuId } = await food();
		await buyer.put(skuId, 2);
		const substitutions = { [skuId]: "bestMatch" };
		return pay(await orderCart(shop, buyer, { substitutions }));
	};
	return {
		order,
		foodOrder,
		accepted: async () => {
			const ordered = await foodOrder();
			done(await staff.ask(`order/accept/${ordered.no}`));
			return ordered;
		},
		toCollect: async () => {
			const { skuId } = await food();
			const at = { skuId, merchantId, storeId: await findOwnStore(parts) };
			const { storeId, code, ...bought } = await buyToCollect(shop, buyer, at);
			await makeReady(staff, bought);
			return { storeId, code };
		},
		toTaker: async () => {
			const { no: orderNo } = await order();
			done(await staff.ship(orderNo));
			const taker = { taker: "Maria" };
			const { data } = done(await buyer.ask(`taker-code/${orderNo}`, taker));
			return { orderNo, code: data.takerCode.code };
		},
		...holdParcelsAtStore(parts),
		parcel: async () => {
			const { no: orderNo } = await order();
			const { data } = done(await staff.ship(orderNo));
			return { id: data.parcels[0].id, orderNo };
		},
	} satisfies Partial<Holder>;
}

/** That orders are fetched at, and that takes parcels. */
async function findOwnStore({ shop, merchantId }: Parts): Promise<number> {
	const isOwn = and(eq(store.merchantId, merchantId), store.collects);
	const [row] = await shop.db.select().from(store).where(isOwn);
	return row?.id ?? 0;
}

function holdParcelsAtStore(parts: Parts) {
	const { shop, staff, buyer } = parts;
	const toStore = async () => {
		const { skuId } = await holdMerchantGoods(parts).goods();
		const storeId = await findOwnStore(parts);
		const point = { kind: "store", id: storeId } as const;
		const { orderNo } = await buyToPoint(shop, buyer, { skuId, point });
		done(await staff.ship(orderNo));
		return { storeId, orderNo };
	};
	return {
		toStore,
		unfetched: async () => {
			const at = await toStore();
			done(await staff.ask("collecting/parcel/arrived", at));
			const { orderNo } = at;
			const { data: order } = done(await buyer.get(`detail/${orderNo}`));
			const lines = [{ lineId: order.lines[0].id, quantity: 1 }];
			const wanted = { orderNo, lines, reason: "changedMind" };
			const { data } = done(await buyer.ask("refund", wanted));
			done(await staff.ask(`refund/approve/${data.refundNo}`));
			return at;
		},
	} satisfies Partial<Holder>;
}

function holdRefunds(parts: Parts) {
	const { staff, buyer } = parts;
	const { order } = holdOrders(parts);
	return {
		refund: async () => {
			const { no: orderNo, lineId } = await order();
			const lines = [{ lineId, quantity: 1 }];
			const wanted = { orderNo, lines, reason: "damaged" };
			const { data } = done(await buyer.ask("refund", wanted));
			return { no: data.refundNo, orderNo };
		},
		returning: async () => {
			const { no: orderNo, lineId } = await order();
			done(await staff.ship(orderNo));
			done(await buyer.ask(`take/${orderNo}`));
			const lines = [{ lineId, quantity: 1 }];
			const back = { reason: "damaged", return: { way: "pickUp" } };
			const asked = await buyer.ask("refund", { orderNo, lines, ...back });
			const no = done(asked).data.refundNo;
			done(await staff.ask(`refund/approve/${no}`));
			return { no, lineId };
		},
	} satisfies Partial<Holder>;
}

function holdMoney({ shop, staff, merchantId, word }: Parts) {
	return {
		statement: () => seedStatement(shop.db, merchantId),
		payout: () => seedPayout(shop.db, { merchantId, holder: word }),
		payoutAccount: async () => {
			const fields = { kind: "fps", holder: word, number: "1234567" };
			return done(await staff.ask("payout/account/save", fields));
		},
	} satisfies Partial<Holder>;
}

function hold({ shop, staff, merchantId, word }: Parts) {
	const openStore = async () => {
		const name = { "zh-CN": word, en: word };
		const fields = storeFields({ name, isInService: false });
		const [row] = await shop.db
			.insert(store)
			.values({ ...fields, merchantId })
			.returning({ id: store.id });
		return { id: row?.id ?? 0 };
	};
	return {
		conversation: async () => {
			await takeMessages(shop, [merchantId]);
			const kit = await openWriter(shop, { nickname: word });
			done(await kit.send({ merId: merchantId, text: word }));
			return done(await kit.read({ merId: merchantId })).data;
		},
		readyAnswer: async () => {
			const fields = { id: null, title: word, text: word };
			const path = "conversation/ready-answer/save";
			return done(await staff.ask(path, fields)).data;
		},
		absence: async () => {
			const until = hongKongTime(new Date(shop.now().getTime() + weekMs));
			const away = { until: until.slice(0, 10), text: { "zh-CN": word } };
			const path = "conversation/answer-time/save";
			return done(await staff.ask(path, { openingHours: null, away }));
		},
		store: openStore,
		closure: async () => {
			const closing = closureTomorrow(shop.now(), (await openStore()).id);
			return done(await staff.ask("store/close", closing)).data;
		},
		colleague: async () => {
			const email = `${randomUUID()}@example.com`;
			const scope: ["merchant"] = ["merchant"];
			const works = { scope, merchantId, email, nickname: word };
			return { id: (await openAccount(shop, works)).id, email };
		},
		invitation: async () => {
			const email = `${randomUUID()}@example.com`;
			return done(await staff.ask("staff/invite", { email })).data;
		},
	} satisfies Partial<Holder>;
}

function done(answer: Answer): Answer {
	if (answer.code !== 200) throw new Error(`Not made: ${answer.text}`);
	return answer;
}
