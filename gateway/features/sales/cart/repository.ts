import { and, count, desc, eq, gt, inArray, sql, sum } from "drizzle-orm";
import type { CartType } from "../../../contract/values";
import type { Queryable } from "../../../db/client";
import { cart, cartLine } from "../../../db/schema/cart";
import { goods, isSold, sku } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import { isPublic } from "../../../db/schema/past-price";
import { soldColumns } from "../../../db/sold-columns";
import { type Blanks, writtenOnce } from "../../../db/written-once";

const newestFirst = [desc(cartLine.addedAt), desc(cartLine.id)];

const shownColumns = {
	skuCount: goods.skuCount,
	oldPrice: sku.oldPrice,
	content: sku.content,
	lowestBefore: sku.lowestBefore,
	...soldColumns,
};

const lineColumns = {
	id: cartLine.id,
	skuId: cartLine.skuId,
	quantity: cartLine.quantity,
	isChosen: cartLine.isChosen,
	priceAdded: cartLine.priceAdded,
	...shownColumns,
};

type OfAccount = Blanks<{ accountId: number }>;

const askLineRows = writtenOnce((db, { accountId }: OfAccount) =>
	db
		.select(lineColumns)
		.from(cartLine)
		.innerJoin(sku, eq(sku.id, cartLine.skuId))
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.innerJoin(merchant, eq(merchant.id, goods.merchantId))
		.where(eq(cartLine.accountId, accountId))
		.orderBy(...newestFirst),
);

/** Every line with what it takes to show and to price it, the newest first. */
export const listLineRows = (db: Queryable, accountId: number) =>
	askLineRows(db, { accountId });
export type CartLineRow = Awaited<ReturnType<typeof listLineRows>>[number];

/** What lines of these skus would show; those that nobody can know are missing. */
export function listShownSkus(db: Queryable, skuIds: number[]) {
	return db
		.select({ id: sku.id, ...shownColumns })
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.innerJoin(merchant, eq(merchant.id, goods.merchantId))
		.where(and(inArray(sku.id, skuIds), isPublic));
}

/** A version and the lines that belong to it. */
export interface FoundCart {
	/** 0 for a cart that nothing was ever put into. */
	version: number;
	/** The newest first. */
	rows: CartLineRow[];
}

/** One statement, so that the version is that of the lines. */
const askCart = writtenOnce((db, { accountId }: OfAccount) =>
	db
		.select({ version: cart.version, ...lineColumns })
		.from(cart)
		.leftJoin(cartLine, eq(cartLine.accountId, cart.accountId))
		.leftJoin(sku, eq(sku.id, cartLine.skuId))
		.leftJoin(goods, eq(goods.id, sku.goodsId))
		.leftJoin(merchant, eq(merchant.id, goods.merchantId))
		.where(eq(cart.accountId, accountId))
		.orderBy(...newestFirst),
);

export async function readCart(
	db: Queryable,
	accountId: number,
): Promise<FoundCart> {
	const rows = await askCart(db, { accountId });
	const lines = rows.flatMap((row) => (isLine(row) ? [row] : []));
	return { version: rows[0]?.version ?? 0, rows: lines };
}

type MaybeLine = { [Name in keyof CartLineRow]: CartLineRow[Name] | null };

/** A cart without lines is one row of its own. */
const isLine = (row: MaybeLine): row is CartLineRow => row.id !== null;

/** Of what can be bought, of one area or of both. */
export async function countPieces(
	db: Queryable,
	accountId: number,
	cartType?: CartType,
): Promise<{ pieces: number; lines: number }> {
	const [row] = await db
		.select({ pieces: sum(cartLine.quantity).mapWith(Number), lines: count() })
		.from(cartLine)
		.innerJoin(sku, eq(sku.id, cartLine.skuId))
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.where(
			and(
				eq(cartLine.accountId, accountId),
				isSold,
				gt(sku.stock, 0),
				cartType && eq(goods.cartType, cartType),
			),
		);
	return { pieces: row?.pieces ?? 0, lines: row?.lines ?? 0 };
}

const skuColumns = {
	id: sku.id,
	goodsId: sku.goodsId,
	price: sku.price,
	stock: sku.stock,
	isShown: isSold,
};

/**
 * Lines as they are stored, those put in first before the others; and their skus and these, as they are sold now:
 * unknown ones are missing.
 */
export async function listStoredWithSkus(
	db: Queryable,
	accountId: number,
	skuIds: number[],
): Promise<{ lines: StoredLine[]; skus: SkuRow[] }> {
	const isOfCart = eq(cartLine.accountId, accountId);
	const ofCart = sql`select ${cartLine.skuId} from ${cartLine} where ${isOfCart}`;
	const rows = await db
		.select({ sku: skuColumns, line: cartLine })
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.leftJoin(cartLine, and(isOfCart, eq(cartLine.skuId, sku.id)))
		.where(
			sql`${sku.id} in (${ofCart} union select unnest(${sql.param(skuIds)}::int[]))`,
		)
		.orderBy(cartLine.addedAt, cartLine.id);
	return {
		lines: rows.flatMap(({ line }) => line ?? []),
		skus: rows.map((row) => row.sku),
	};
}
export interface SkuRow {
	id: number;
	goodsId: number;
	price: string;
	stock: number;
	isShown: boolean;
}

export type StoredLine = typeof cartLine.$inferSelect;

/** Lines as they are stored, those put in first before the others. */
export function listStoredLines(
	db: Queryable,
	accountId: number,
): Promise<StoredLine[]> {
	return db
		.select()
		.from(cartLine)
		.where(eq(cartLine.accountId, accountId))
		.orderBy(cartLine.addedAt, cartLine.id);
}
