import type { DataOf } from "../../../../contract/call";
import type { getStaffGoods as detailCall } from "../../../../contract/catalog/goods-admin";
import { localize } from "../../../../contract/locale";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { hongKongTime } from "../../../../http/hong-kong-time";
import { isTheirs } from "../../../../http/staff";
import { skuStateOf, stateOf } from "./hold";
import { readGoods } from "./hold-repository";
import { findNickname } from "./list-repository";
import { findOwner } from "./owner-repository";

/** Throws 404 for what is unknown and for another merchant's. */
export async function getStaffGoods(
	ctx: Ctx,
	{ id }: { id: number },
): Promise<DataOf<typeof detailCall>> {
	const [row] = await readGoods(ctx.db, { ids: [id] });
	const owner = row && (await findOwner(ctx.db, row.merchantId));
	if (!owner || !isTheirs(ctx, owner.id))
		throw new GatewayError(404, "notFound");
	return {
		...stateOf(row),
		cartType: row.cartType,
		sales: row.sales,
		version: row.version,
		changedAt: row.changedAt && hongKongTime(row.changedAt),
		merchant: { id: owner.id, name: localize(owner.name, ctx.locale) },
		changedBy: await findNickname(ctx.db, row.changedBy),
		skus: row.skus.map((sku) => ({
			...skuStateOf(sku),
			reserved: sku.reserved,
		})),
	};
}
