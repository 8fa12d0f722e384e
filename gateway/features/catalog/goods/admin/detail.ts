import type { DataOf } from "../../../../contract/call";
import type { getStaffGoods as detailCall } from "../../../../contract/catalog/goods-admin";
import { ofEachFact } from "../../../../contract/catalog/goods-facts";
import { localize } from "../../../../contract/locale";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { hongKongTime } from "../../../../http/hong-kong-time";
import { isTheirs } from "../../../../http/staff";
import { type GoodsWithSkus, readGoods } from "./hold-repository";
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
	const { changedBy } = row;
	return {
		...ownFields(row),
		merchant: { id: owner.id, name: localize(owner.name, ctx.locale) },
		changedBy: await findNickname(ctx.db, changedBy),
		skus: row.skus.map((sku) => ({
			id: sku.id,
			code: sku.code,
			options: sku.options,
			price: sku.price,
			oldPrice: sku.oldPrice,
			stock: sku.stock,
			reserved: sku.reserved,
			weightGrams: sku.weightGrams,
			image: sku.image,
		})),
	};
}

function ownFields(row: GoodsWithSkus) {
	return {
		id: row.id,
		cartType: row.cartType,
		code: row.code,
		name: row.name,
		introduction: row.introduction,
		categoryId: row.categoryId,
		...ofEachFact((fact) => row[fact]),
		storage: row.storage,
		keywords: row.keywords,
		guarantees: row.guarantees,
		images: row.images,
		isShown: row.isShown,
		sales: row.sales,
		version: row.version,
		changedAt: row.changedAt && hongKongTime(row.changedAt),
	};
}
