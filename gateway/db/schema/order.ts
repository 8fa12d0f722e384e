import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { CollectionPointCopy } from "../../contract/delivery/collection-point-terms";
import type { AddressType } from "../../contract/identity/address-terms";
import type { LocaleCode, Localized } from "../../contract/locale";
import { handovers, substitutions } from "../../contract/sales/checkout-terms";
import { orderActors } from "../../contract/sales/order";
import { orderSteps } from "../../contract/sales/order-history";
import { orderStatuses } from "../../contract/sales/order-status";
import { payMethods } from "../../contract/sales/payment";
import { settlementStates } from "../../contract/sales/settlement-terms";
import type { CartType } from "../../contract/values";
import { id, moment, money, refersTo, tsvector } from "../columns";
import { account } from "./account";
import { coupon } from "./coupon";
import { goods, type OptionValue, sku } from "./goods";
import { merchant } from "./merchant";
import { store } from "./store";

/** The address as it was: orders do not follow what becomes of the address book. */
export interface DeliveredTo {
	realName: string;
	countryCode: string;
	phone: string;
	email: string;
	country: string;
	city: string;
	district: string;
	detail: string;
	block: string;
	floor: string;
	houseNumber: string;
	postcode: string;
	addressType: AddressType;
	latitude: number | null;
	longitude: number | null;
}

/** What is paid at once. Unpaid while neither `paidAt` nor `cancelledAt` is set. */
export const masterOrder = pgTable(
	"master_order",
	{
		id: id(),
		/** "PT" and 18 letters and digits that nobody can guess. */
		no: text().notNull().unique(),
		accountId: refersTo("account_id", () => account.id).notNull(),
		/** One order a pre-order. */
		preOrderNo: uuid("pre_order_no").notNull().unique(),
		deliveredTo: jsonb("delivered_to").$type<DeliveredTo>().notNull(),
		/** In which its messages are written. */
		locale: text().$type<LocaleCode>().notNull(),
		payMethod: text("pay_method", { enum: payMethods }).notNull(),
		goodsTotal: money("goods_total").notNull(),
		couponTotal: money("coupon_total").notNull(),
		pointsTotal: money("points_total").notNull(),
		pointsUsed: integer("points_used").notNull(),
		freightTotal: money("freight_total").notNull(),
		total: money("total").notNull(),
		createdAt: moment("created_at").notNull(),
		expiresAt: moment("expires_at").notNull(),
		paidAt: moment("paid_at"),
		cancelledAt: moment("cancelled_at"),
	},
	(table) => [
		index("master_order_account").on(table.accountId, table.createdAt.desc()),
		index("master_order_unpaid")
			.on(table.expiresAt)
			.where(sql`${table.paidAt} is null and ${table.cancelledAt} is null`),
		check(
			"master_order_total",
			sql`${table.total} = ${table.goodsTotal} - ${table.couponTotal} - ${table.pointsTotal} + ${table.freightTotal} and ${table.total} >= 0`,
		),
		check(
			"master_order_paid_or_cancelled",
			sql`${table.paidAt} is null or ${table.cancelledAt} is null`,
		),
	],
);

/** What waits at a store to be fetched. */
const toCollectIndex = (slotStartsAt: AnyPgColumn) =>
	index("merchant_order_to_collect")
		.on(slotStartsAt)
		.where(sql`is_collected and status = 'awaitingReceipt'`)
		.concurrently();

/** One merchant's part. The table is called orders, since order is a word of SQL. */
export const merchantOrder = pgTable(
	"merchant_order",
	{
		id: id(),
		no: text().notNull().unique(),
		masterId: refersTo("master_id", () => masterOrder.id).notNull(),
		/** The master's; beside it, so that a shopper's list is read off one index. */
		accountId: refersTo("account_id", () => account.id).notNull(),
		merchantId: refersTo("merchant_id", () => merchant.id).notNull(),
		cartType: text("cart_type").$type<CartType>().notNull(),
		storeId: refersTo("store_id", () => store.id),
		slotStartsAt: moment("slot_starts_at"),
		/** Whether it is fetched at its store, in a slot of those; else it is delivered. */
		isCollected: boolean("is_collected").notNull().default(false),
		/** Where its parcels go in the place of the address; of the mall alone. */
		point: jsonb().$type<CollectionPointCopy>(),
		status: text({ enum: orderStatuses }).notNull().default("awaitingShipment"),
		paid: boolean().notNull().default(false),
		handover: text({ enum: handovers }),
		note: text().notNull(),
		goodsTotal: money("goods_total").notNull(),
		couponTotal: money("coupon_total").notNull(),
		pointsTotal: money("points_total").notNull(),
		freight: money("freight").notNull(),
		total: money("total").notNull(),
		createdAt: moment("created_at").notNull(),
		/** When a supermarket order was accepted; from then on its buyer cannot cancel it. */
		acceptedAt: moment("accepted_at"),
		/** When its goods were taken off the shelves; of the supermarket alone, and not of every order. */
		pickedAt: moment("picked_at"),
		shippedAt: moment("shipped_at"),
		receivedAt: moment("received_at"),
		/** What was paid for it and went back, freight too. */
		refunded: money("refunded").notNull().default("0.00"),
		/** Whether a refund was ever applied for; such orders stand in the list of after-sales. */
		hasRefund: boolean("has_refund").notNull().default(false),
		/** Lines that were received and have no review yet. */
		linesToReview: smallint("lines_to_review").notNull().default(0),
		/** When its buyer took it off the list; it stays in the books. */
		hiddenAt: moment("hidden_at"),
		/** Of an order of the mall, with its merchant, once it is paid. */
		settlement: text({ enum: settlementStates }).notNull().default("open"),
	},
	(table) => [
		index("merchant_order_master").on(table.masterId),
		index("merchant_order_account")
			.on(table.accountId, table.id)
			.where(sql`${table.hiddenAt} is null`),
		index("merchant_order_account_status")
			.on(table.accountId, table.status, table.paid, table.id)
			.where(sql`${table.hiddenAt} is null`),
		index("merchant_order_to_review")
			.on(table.accountId, table.id)
			.where(sql`${table.hiddenAt} is null and ${table.linesToReview} > 0`),
		index("merchant_order_after_sales")
			.on(table.accountId, table.id)
			.where(sql`${table.hiddenAt} is null and ${table.hasRefund}`),
		/** What has not left yet, by the slot that it holds. */
		index("merchant_order_slot")
			.on(table.slotStartsAt, table.storeId)
			.where(sql`${table.status} = 'awaitingShipment'`),
		/** What moves on by itself after some days. */
		index("merchant_order_on_the_way")
			.on(table.shippedAt)
			.where(sql`${table.status} = 'awaitingReceipt'`),
		toCollectIndex(table.slotStartsAt),
		index("merchant_order_received")
			.on(table.receivedAt)
			.where(sql`${table.status} = 'received'`),
		check(
			"merchant_order_refunded",
			sql`${table.refunded} between 0 and ${table.total}`,
		),
		index("merchant_order_merchant").on(table.merchantId, table.id),
		index("merchant_order_to_settle")
			.on(table.id)
			.where(
				sql`${table.settlement} = 'open' and ${table.paid} and ${table.cartType} = 'E_COMMERCE'`,
			)
			.concurrently(),
		/** What came in on a day. */
		index("merchant_order_created").on(table.createdAt),
		index("merchant_order_merchant_status").on(
			table.merchantId,
			table.status,
			table.paid,
			table.id,
		),
		check(
			"merchant_order_total",
			sql`${table.total} = ${table.goodsTotal} - ${table.couponTotal} - ${table.pointsTotal} + ${table.freight} and ${table.total} >= 0`,
		),
		check(
			"merchant_order_slot",
			sql`(${table.storeId} is null) = (${table.slotStartsAt} is null)`,
		),
	],
);

/** What was bought, with name and price as they were. */
export const orderLine = pgTable(
	"order_line",
	{
		id: id(),
		orderId: refersTo("order_id", () => merchantOrder.id).notNull(),
		skuId: refersTo("sku_id", () => sku.id).notNull(),
		goodsId: refersTo("goods_id", () => goods.id).notNull(),
		name: jsonb().$type<Localized>().notNull(),
		image: text().notNull(),
		options: jsonb().$type<Record<string, OptionValue>>().notNull(),
		price: money("price").notNull(),
		quantity: smallint().notNull(),
		subtotal: money("subtotal").notNull(),
		couponShare: money("coupon_share").notNull(),
		/** What of it its merchant bears; null where the release that made the order did not say. */
		merchantCouponShare: money("merchant_coupon_share"),
		pointsShare: money("points_share").notNull(),
		payable: money("payable").notNull(),
		substitution: text({ enum: substitutions }).notNull(),
		/** Pieces whose refund is decided or done … */
		refundedQuantity: smallint("refunded_quantity").notNull().default(0),
		/** … and what was paid for them. */
		refundedAmount: money("refunded_amount").notNull().default("0.00"),
		/** What of it came back because a cheaper substitute was picked; no piece went for it. */
		priceCut: money("price_cut").notNull().default("0.00"),
		reviewedAt: moment("reviewed_at"),
		/** By what words its buyer finds it. */
		search: tsvector().notNull().default(""),
	},
	(table) => [
		index("order_line_search").using("gin", table.search),
		index("order_line_order").on(table.orderId),
		index("order_line_sku").on(table.skuId),
		index("order_line_goods").on(table.goodsId),
		check("order_line_quantity", sql`${table.quantity} > 0`),
		check(
			"order_line_refunded",
			sql`${table.refundedQuantity} between 0 and ${table.quantity} and ${table.refundedAmount} between ${table.priceCut} and ${table.payable} and ${table.priceCut} >= 0`,
		),
		check(
			"order_line_payable",
			sql`${table.payable} = ${table.subtotal} - ${table.couponShare} - ${table.pointsShare} and ${table.payable} >= 0`,
		),
	],
);

/** Every step of an order: who, when and why. */
export const orderStep = pgTable(
	"order_step",
	{
		id: id(),
		orderId: refersTo("order_id", () => merchantOrder.id).notNull(),
		/** What it became: "created", "paid", or the status it went to. */
		step: text({
			enum: orderSteps,
		}).notNull(),
		actor: text({ enum: orderActors }).notNull(),
		/** Such as "expired"; null where the step says it all. */
		reason: text(),
		at: moment("at").notNull(),
	},
	(table) => [uniqueIndex("order_step_once").on(table.orderId, table.step)],
);

/** A coupon in somebody's hands that an order uses; given back when the order is cancelled. */
export const couponUse = pgTable(
	"coupon_use",
	{
		masterId: refersTo("master_id", () => masterOrder.id).notNull(),
		receiptId: integer("receipt_id").notNull(),
		couponId: refersTo("coupon_id", () => coupon.id).notNull(),
		saving: money("saving").notNull(),
		/** Set when it was given back. */
		releasedAt: moment("released_at"),
	},
	(table) => [
		primaryKey({ columns: [table.masterId, table.receiptId] }),
		uniqueIndex("coupon_use_once")
			.on(table.receiptId)
			.where(sql`${table.releasedAt} is null`),
	],
);
