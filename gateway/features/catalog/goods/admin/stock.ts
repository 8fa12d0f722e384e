import type { DataOf, Input } from "../../../../contract/call";
import type { changeStock as changeCall } from "../../../../contract/catalog/goods-admin";
import { goodsBounds } from "../../../../contract/catalog/goods-form";
import type { Ctx } from "../../../../http/context";
import { GatewayError, orNotFound } from "../../../../http/errors";
import { recordAudit } from "../../../platform/audit/service";
import { moveStock } from "../stock";
import { refuseFields } from "./check";
import { holdOwn } from "./hold";
import { findGoodsOfSku } from "./hold-repository";

/**
 * Counts what can be sold of a sku, or adds to it. A count holds only where the stock is still what was seen: else 409
 * says what it is, so that what was sold meanwhile is not put back.
 */
export function changeStock(
	ctx: Ctx,
	asked: Input<typeof changeCall>["body"],
): Promise<DataOf<typeof changeCall>> {
	return ctx.db.transaction(async (tx) => {
		const goodsId = await findGoodsOfSku(tx, asked.skuId);
		if (goodsId === undefined) throw new GatewayError(404, "notFound");
		const held = await holdOwn(tx, ctx, goodsId);
		const sku = orNotFound(held.skus.find(({ id }) => id === asked.skuId));
		if ("seen" in asked && asked.seen !== sku.stock)
			throw new GatewayError(409, "stockMoved", { data: { stock: sku.stock } });
		const stock = "seen" in asked ? asked.stock : sku.stock + asked.add;
		if (stock > goodsBounds.stock) throw refuseFields({ add: "correctNumber" });
		await moveStock(tx, sku, stock - sku.stock);
		await recordAudit(tx, ctx, {
			action: "goods.stock",
			target: `goods ${goodsId}`,
			merchantId: held.merchantId,
			changes: [{ field: `stock ${sku.id}`, before: sku.stock, after: stock }],
		});
		return { stock };
	});
}
