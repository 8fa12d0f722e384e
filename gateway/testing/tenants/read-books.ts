import { sql } from "drizzle-orm";
import type { TestShop } from "../test-shop";

/** Where rows of merchants are kept, and what a command leaves behind. */
const tables = [
	"account",
	"audit_entry",
	"buying_group",
	"answer",
	"conversation",
	"question",
	"collecting_slot",
	"collection",
	"coupon",
	"coupon_goods",
	"delivery_slot",
	"goods",
	"goods_import",
	"goods_import_line",
	"goods_import_part",
	"group_offer",
	"merchant",
	"merchant_order",
	"merchant_qualification",
	"message",
	"order_line",
	"order_step",
	"outbox",
	"parcel",
	"parcel_at_store",
	"parcel_event",
	"parcel_line",
	"pay_back",
	"picked_line",
	"refund",
	"refund_dispute",
	"refund_exchange",
	"refund_line",
	"refund_return",
	"refund_return_line",
	"refund_split",
	"refund_step",
	"review",
	"sku",
	"slot_closure",
	"store",
	"upload",
];

const readAll = tables
	.map(
		(name) =>
			`select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(row::text, 0)), 0) as rows from "${name}" row`,
	)
	.join(" union all ");

/** What all rows of merchants come to, by table: equal before and after where nothing was changed. */
export async function readBooks({
	db,
}: Pick<TestShop, "db">): Promise<Record<string, unknown>> {
	const { rows } = await db.execute(sql.raw(readAll));
	return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}
