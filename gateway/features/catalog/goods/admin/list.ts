import type { DataOf, Input } from "../../../../contract/call";
import { totalMax } from "../../../../contract/catalog/goods";
import type {
	listStaffGoods,
	StaffGoods,
} from "../../../../contract/catalog/goods-admin";
import { localize } from "../../../../contract/locale";
import { searchQuery } from "../../../../full-text/query";
import type { Ctx } from "../../../../http/context";
import { merchantOf } from "../../../../http/staff";
import { findCategoryLevel } from "../../category/service";
import { readSearchWords } from "../../search/service";
import { readGoods } from "./hold-repository";
import * as repository from "./list-repository";

type Asked = Input<typeof listStaffGoods>["query"];

/** What cannot be searched and what is in no category finds nothing. */
export async function listGoodsOf(
	ctx: Ctx,
	asked: Asked,
): Promise<DataOf<typeof listStaffGoods>> {
	const { page, limit } = asked;
	const filter = await filterOf(ctx, asked);
	const counted = filter
		? await repository.countGoodsToAdmin(ctx.db, filter)
		: 0;
	const total = Math.min(counted, totalMax);
	const offset = (page - 1) * limit;
	const rows =
		filter && offset < total
			? await repository.listGoodsToAdmin(ctx.db, filter, {
					limit: Math.min(limit, total - offset),
					offset,
				})
			: [];
	return {
		list: rows.map((row) => present(row, ctx)),
		total,
		isTotalCapped: counted > totalMax,
		page,
		limit,
		totalPage: Math.ceil(total / limit),
	};
}

async function filterOf(
	ctx: Ctx,
	{ keyword, state, cid, merId }: Asked,
): Promise<repository.GoodsAdminFilter | undefined> {
	const merchantId = merchantOf(ctx, merId);
	const level = cid && (await findCategoryLevel(ctx, cid));
	if (cid && !level) return undefined;
	const named = keyword ? await idsNamed(ctx, keyword, merchantId) : [];
	const words = keyword
		? searchQuery(keyword, (await readSearchWords(ctx)).synonyms)?.matching
		: undefined;
	if (keyword && !words && named.length === 0) return undefined;
	const categoryIds = cid && level ? { level, id: cid } : undefined;
	return { merchantId, state, categoryIds, words, named };
}

/** By the shop's number, as in #12, or by a merchant's own code. */
async function idsNamed(
	{ db }: Ctx,
	keyword: string,
	merchantId: number | undefined,
): Promise<number[]> {
	const [, number] = /^#(\d{1,9})$/.exec(keyword) ?? [];
	if (number) return [Number(number)];
	if (merchantId === undefined) return [];
	const rows = await readGoods(db, { merchantId, codes: [keyword] });
	return rows.map(({ id }) => id);
}

function present(row: repository.GoodsAdminRow, { locale }: Ctx): StaffGoods {
	const { categoryId, categoryName, merchantId, merchantName, ...rest } = row;
	const { images, name, skuId, ...own } = rest;
	return {
		...own,
		name: localize(name, locale) || (Object.values(name)[0] ?? ""),
		image: images[0] ?? null,
		skuId: skuId === null ? null : Number(skuId),
		category: { id: categoryId, name: localize(categoryName, locale) },
		merchant: { id: merchantId, name: localize(merchantName, locale) },
	};
}
