import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint } from "drizzle-orm/pg-core";
import { money, refersTo } from "../columns";
import { sku } from "./goods";
import { merchantOrder } from "./order";
import { payment } from "./payment";
import { refundReturn } from "./return";

/** Another variant of its goods that the buyer of a refund gets for them. */
export const refundExchange = pgTable(
	"refund_exchange",
	{
		refundId: refersTo("refund_id", () => refundReturn.refundId).primaryKey(),
		skuId: refersTo("sku_id", () => sku.id).notNull(),
		/** Of a piece, when it was asked for. */
		price: money("price").notNull(),
		/** Whether it cost more than what goes back: then it is paid for, and money goes back for the goods. */
		isDearer: boolean("is_dearer").notNull(),
		/** Pieces that are reserved, until they are an order's. */
		held: smallint().notNull().default(0),
		/** The order that was made of it. */
		orderId: refersTo("order_id", () => merchantOrder.id).unique(),
		/** The charge that paid for the goods that went back, and so for that order; null where it is paid for itself. */
		paymentId: refersTo("payment_id", () => payment.id),
	},
	(table) => [
		index("refund_exchange_sku").on(table.skuId),
		index("refund_exchange_payment").on(table.paymentId),
		check(
			"refund_exchange_held",
			sql`${table.held} >= 0 and (${table.held} = 0 or ${table.orderId} is null)`,
		),
	],
);
