import Decimal from "decimal.js";
import type { z } from "zod";
import { limitMax, type searchCatalog } from "../../../contract/sales/agent";
import type { Ctx } from "../../../http/context";
import { listGoodsPage, listShownDetails } from "../../catalog/goods/service";
import { readCategories, readPrice } from "./narrow";
import { featuredOf, presentProduct } from "./present-product";
import type { Outcome } from "./protocol";
import { ProtocolFault } from "./protocol-fault";

/** The search of the shop's own pages, with its order and its corrections. */
export async function searchCatalogue(
	ctx: Ctx,
	asked: z.infer<typeof searchCatalog>,
): Promise<Outcome> {
	const { price, messages } = readPrice(asked, ctx.locale);
	const slice = readSlice(asked.pagination);
	const found = await listGoodsPage(ctx, {
		keyword: asked.query,
		anyCid: await readCategories(ctx, asked),
		minPrice: dollarsOf(price?.min),
		maxPrice: dollarsOf(price?.max),
		sort: "default",
		order: "asc",
		...slice,
	});
	const goods = await listShownDetails(
		ctx,
		found.list.map(({ id }) => id),
	);
	const products = goods.flatMap((one) => {
		const featured = featuredOf(one);
		const others = one.skus.filter((sku) => sku !== featured);
		return featured ? [presentProduct(one, [featured, ...others], ctx)] : [];
	});
	return {
		result: {
			products,
			pagination: {
				...(slice.page < found.totalPage && {
					cursor: `${slice.page + 1}.${slice.limit}`,
				}),
				has_next_page: slice.page < found.totalPage,
				...(!found.isTotalCapped && { total_count: found.total }),
			},
			...(messages && { messages }),
		},
	};
}

const dollarsOf = (cents: number | undefined) =>
	cents === undefined ? undefined : new Decimal(cents).div(100).toFixed(2);

const cursorForm = /^([1-9]\d{0,3})\.([1-9]\d?)$/;

/** A cursor says its page and how long the pages are that it was counted by. */
function readSlice({ cursor, limit }: { cursor?: string; limit: number }) {
	if (cursor === undefined)
		return { page: 1, limit: Math.min(limit, limitMax) };
	const [, page, each] = cursorForm.exec(cursor) ?? [];
	if (!page || Number(each) > limitMax)
		throw new ProtocolFault(
			"invalid_request",
			"pagination.cursor: none that a search answered",
		);
	return { page: Number(page), limit: Number(each) };
}
