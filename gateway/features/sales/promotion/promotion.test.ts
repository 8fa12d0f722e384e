import { eq, sql } from "drizzle-orm";
import type { GoodsCard } from "../../../contract/catalog/goods";
import type {
	Leaderboard,
	PromotionPage,
} from "../../../contract/sales/promotion";
import type { Database } from "../../../db/client";
import { goods } from "../../../db/schema/goods";
import { settle } from "../../../testing/settle";
import {
	openWatchedShop,
	type WatchedShop,
} from "../../../testing/watched-shop";

let shop: WatchedShop;

beforeAll(async () => {
	shop = await openWatchedShop(grow);
});
afterAll(() => shop.close());

/** 20,000 goods in all categories, every third of them reduced. */
async function grow(db: Database) {
	await db.execute(sql`insert into goods (merchant_id, category_id,
			top_category_id, cart_type, name, introduction, keywords, images, price,
			old_price, has_price_range, stock, sku_count, sales, created_at, search)
		select merchant_id, category_id, top_category_id, cart_type, name,
			introduction, keywords, images, 100 + n % 97,
			case n % 3 when 0 then 200 + n % 53 end, false, n % 50, 1, n % 1009,
			created_at, ''::tsvector
		from generate_series(1, 20000) n
		join goods model on model.id = 1 + n % (select max(id) from goods)`);
	await settle(db);
}

async function ask<Page>(
	path: string,
	query: Record<string, string | number> = {},
): Promise<Page> {
	const answer = await shop.ask(`/api/front/${path}`, query);
	for (const plan of answer.plans)
		expect(plan).not.toMatch(/Seq Scan on (goods|sku)\b/);
	return answer.data;
}

const promotions = (query?: Record<string, string | number>) =>
	ask<PromotionPage>("promotion/list", query);

const saving = ({ price, oldPrice }: GoodsCard) =>
	1 - Number(price) / Number(oldPrice);

/** In stock first, then by a falling figure. */
function expectOrder(list: GoodsCard[], figure: (card: GoodsCard) => number) {
	const rank = (card: GoodsCard) => (card.stock === 0 ? -1e9 : figure(card));
	const ranks = list.map(rank);
	expect(ranks).toEqual([...ranks].sort((one, other) => other - one));
}

test("each top category of an area shows its largest savings, read off an index", async () => {
	const { cartType, categories, groups } = await promotions();
	expect(cartType).toBe("E_COMMERCE");
	expect(groups.map(({ id }) => id)).toEqual(categories.map(({ id }) => id));
	for (const { list } of groups) {
		expect(list.length).toBeGreaterThan(0);
		expect(list.length).toBeLessThanOrEqual(6);
		expectOrder(list, saving);
		for (const card of list) {
			expect(card.cartType).toBe("E_COMMERCE");
			expect(saving(card)).toBeGreaterThan(0);
		}
	}
});

test("one category is paged, decides its area, and holds each reduced goods once", async () => {
	const { categories } = await promotions({ cartType: "SUPERMARKET" });
	const [first] = categories;
	if (!first) throw new Error("nothing is reduced");
	const seen: GoodsCard[] = [];
	for (let page = 1, pages = 1; page <= pages; page++) {
		const found = await promotions({ cid: first.id, page, limit: 100 });
		expect(found.cartType).toBe("SUPERMARKET");
		pages = found.totalPage;
		seen.push(...(found.groups[0]?.list ?? []));
	}
	expect(seen).toHaveLength(first.total);
	expect(new Set(seen.map(({ id }) => id)).size).toBe(first.total);
	expectOrder(seen, saving);
});

test("an unknown category, or one of the second level, has no reduced goods here", async () => {
	const { rows } = await shop.db.execute<{ id: number }>(
		sql`select id from category where parent_id is not null limit 1`,
	);
	for (const cid of [2_000_000_000, rows[0]?.id ?? 0])
		expect(await promotions({ cid })).toMatchObject({
			groups: [],
			totalPage: 1,
		});
});

test("what leaves the shelf or costs its old price again leaves the promotions", async () => {
	const { groups } = await promotions();
	const [one, other] = groups[0]?.list ?? [];
	const change = (id: number | undefined, to: Partial<GoodsRow>) =>
		shop.db
			.update(goods)
			.set(to)
			.where(eq(goods.id, id ?? 0));
	await change(one?.id, { isShown: false });
	await change(other?.id, { oldPrice: null });
	const later = (await promotions()).groups[0]?.list.map(({ id }) => id);
	expect(later).not.toContain(one?.id);
	expect(later).not.toContain(other?.id);
	await change(one?.id, { isShown: true });
	await change(other?.id, { oldPrice: other?.oldPrice ?? null });
});
type GoodsRow = typeof goods.$inferInsert;

test("the leaderboard ranks what most people bought in each category of an area, read off an index", async () => {
	const board = await ask<Leaderboard>("product/leaderboard", {
		cartType: "SUPERMARKET",
	});
	expect(board.groups.length).toBeGreaterThan(6);
	for (const { list } of board.groups) {
		expect(list).toHaveLength(5);
		expectOrder(list, ({ sales }) => sales);
		for (const { cartType, sales } of list) {
			expect(cartType).toBe("SUPERMARKET");
			expect(sales).toBeGreaterThan(0);
		}
	}
});
