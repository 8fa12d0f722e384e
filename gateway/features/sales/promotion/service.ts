import type { Input } from "../../../contract/call";
import { type GoodsCard, totalMax } from "../../../contract/catalog/goods";
import { localize } from "../../../contract/locale";
import {
	type getLeaderboard,
	type Leaderboard,
	type listPromotions,
	type PromotionPage,
	promotedOfCategory,
	rankedOfCategory,
} from "../../../contract/sales/promotion";
import type { Ctx } from "../../../http/context";
import { listCards } from "../../catalog/goods/service";
import * as repository from "./repository";

// Goods by top category: those that cost less than before, and those that most people buy. What is off the shelf is in
// neither; what is sold out stands last.

type Counted = Awaited<ReturnType<typeof repository.countReduced>>[number];

/** Unknown categories, and those of the second level, give no goods. */
export async function listReducedGoods(
	ctx: Ctx,
	asked: Input<typeof listPromotions>["query"],
): Promise<PromotionPage> {
	const { cid, page, limit } = asked;
	const chosen = cid && (await repository.findTopCategory(ctx.db, cid));
	const cartType = chosen ? chosen.cartType : asked.cartType;
	const counted = await repository.countReduced(ctx.db, cartType);
	const categories = counted.filter(({ total }) => total > 0);
	const one = categories.find(({ id }) => id === cid);
	const ofOne = () => (one ? listOne(ctx, one, { page, limit }) : []);
	return {
		cartType,
		categories: categories.map(({ id, name, total }) => ({
			id,
			total,
			name: localize(name, ctx.locale),
		})),
		groups: cid ? await ofOne() : await listEach(ctx, categories),
		page,
		limit,
		totalPage: one ? Math.ceil(one.total / limit) : 1,
	};
}

async function listOne(
	ctx: Ctx,
	{ id, name }: Counted,
	{ page, limit }: { page: number; limit: number },
): Promise<PromotionPage["groups"]> {
	const offset = (page - 1) * limit;
	const rest = Math.min(limit, Math.max(totalMax - offset, 0));
	const ids = await repository.listReduced(ctx.db, id, { limit: rest, offset });
	const list = await listCards(ctx, ids);
	return [{ id, name: localize(name, ctx.locale), list }];
}

async function listEach(
	ctx: Ctx,
	categories: Counted[],
): Promise<PromotionPage["groups"]> {
	const ids = categories.map(({ id }) => id);
	return group(
		ctx,
		categories,
		await repository.listReducedOfEach(ctx.db, ids, promotedOfCategory),
	);
}

/** Of an area; without `cartType` the mall's. */
export async function rankGoods(
	ctx: Ctx,
	{ cartType }: Input<typeof getLeaderboard>["query"],
): Promise<Leaderboard> {
	const categories = await repository.listTopCategories(ctx.db, cartType);
	const ids = categories.map(({ id }) => id);
	const best = await repository.listBestOfEach(ctx.db, ids, rankedOfCategory);
	return { cartType, groups: await group(ctx, categories, best) };
}

/** Cards under their categories; one without any is left out. */
async function group(
	ctx: Ctx,
	categories: Pick<Counted, "id" | "name">[],
	picked: { categoryId: number; goodsId: number }[],
) {
	const cards = await listCards(
		ctx,
		picked.map(({ goodsId }) => goodsId),
	);
	const byId = new Map(cards.map((card) => [card.id, card]));
	const listOf = (id: number): GoodsCard[] =>
		picked
			.filter(({ categoryId }) => categoryId === id)
			.flatMap(({ goodsId }) => byId.get(goodsId) ?? []);
	return categories
		.map(({ id, name }) => ({
			id,
			name: localize(name, ctx.locale),
			list: listOf(id),
		}))
		.filter(({ list }) => list.length > 0);
}
