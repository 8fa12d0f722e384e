import { conversationRows } from "./conversation-rows";
import { goodsAdminRows } from "./goods-admin-rows";
import { orderRows } from "./order-rows";
import { questionRows } from "./question-rows";
import type { TenantRow } from "./row";
import { settlementRows } from "./settlement-rows";
import { shopRows } from "./shop-rows";

/** The tenants' table: one row for every call of the back room that merchants' staff may make, by method and path. */
export const tenantRows: Record<string, TenantRow> = {
	...conversationRows,
	...questionRows,
	...orderRows,
	...goodsAdminRows,
	...settlementRows,
	...shopRows,
};
