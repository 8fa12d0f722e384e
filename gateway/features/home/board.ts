import { cacheTags } from "../../contract/cache-tags";
import type { Localized } from "../../contract/locale";
import type { CartType } from "../../contract/values";
import type { Database, Transaction } from "../../db/client";
import { namesAll } from "../../db/positions";
import { requireOperator } from "../../http/access";
import type { Ctx } from "../../http/context";
import { GatewayError } from "../../http/errors";
import { changesBetween } from "../audit/changes";
import { leaveTrail, type Trail } from "../audit/service";
import { leaveEffect } from "../outbox/service";
import { lockHome } from "./keep-repository";

// What stands on the home pages in an order that operators keep, area by area. Each command answers the board as it
// then is, leaves a trail and tells the pages.

interface Placed {
	id: number;
	cartType: CartType;
	title: Localized;
	position: number;
}
type Fields<Row extends Placed> = Omit<Row, "id" | "position">;
type Unnumbered<Row extends Placed> = Fields<Row> & { position: number };
type Kept<Row extends Placed> = Omit<Row, "position">;

/** Where the rows of a board are, by area and position. */
export interface BoardRows<Row extends Placed> {
	list: (db: Database | Transaction) => Promise<Row[]>;
	/** Answers the number of the new row. */
	insert: (tx: Transaction, row: Unnumbered<Row>) => Promise<number>;
	update: (tx: Transaction, id: number, row: Unnumbered<Row>) => Promise<void>;
	remove: (tx: Transaction, id: number) => Promise<void>;
	/** The rows stand as these numbers do. */
	arrange: (tx: Transaction, ids: number[]) => Promise<void>;
}

export interface Board<Row extends Placed> {
	/** As the trail says it: "content.banner" on "banner 3". */
	name: "banner" | "section";
	/** At most so many in each area. */
	countMax: number;
	rows: BoardRows<Row>;
	/** Throws where what an operator sends names what it may not; `old` is what stands there already. */
	check: (
		ctx: Ctx,
		tx: Transaction,
		draft: { fields: Fields<Row>; old: Row | undefined },
	) => Promise<void>;
}

export async function listBoard<Row extends Placed>(
	board: Board<Row>,
	ctx: Ctx,
): Promise<Kept<Row>[]> {
	requireOperator(ctx.actor);
	const rows = await board.rows.list(ctx.db);
	return rows.map(({ position: _, ...row }) => row);
}

/** Without a number a new one. It goes to the end of its area, as one that changes its area does: 409 where that is full. */
export function saveOn<Row extends Placed>(
	board: Board<Row>,
	ctx: Ctx,
	{ id, fields }: { id: number | null; fields: Fields<Row> },
): Promise<Kept<Row>[]> {
	return write(board, ctx, async (tx) => {
		const all = await board.rows.list(tx);
		const old = id === null ? undefined : findRow(all, id);
		await board.check(ctx, tx, { fields, old });
		const position =
			old?.cartType === fields.cartType
				? old.position
				: placeAtEnd(ofArea(all, fields.cartType), board.countMax);
		const row = { ...fields, position };
		const kept = id ?? (await board.rows.insert(tx, row));
		if (old) await board.rows.update(tx, old.id, row);
		const changes = changesBetween(old ?? {}, fields);
		return { target: `${board.name} ${kept}`, changes };
	});
}

export function removeFrom<Row extends Placed>(
	board: Board<Row>,
	ctx: Ctx,
	id: number,
): Promise<Kept<Row>[]> {
	return write(board, ctx, async (tx) => {
		const { title } = findRow(await board.rows.list(tx), id);
		await board.rows.remove(tx, id);
		const changes = [{ field: "title", before: title, after: null }];
		return { target: `${board.name} ${id}`, changes };
	});
}

/** 409 where the numbers are not all that stand in the area. */
export function arrangeOn<Row extends Placed>(
	board: Board<Row>,
	ctx: Ctx,
	{ cartType, ids }: { cartType: CartType; ids: number[] },
): Promise<Kept<Row>[]> {
	return write(board, ctx, async (tx) => {
		const rows = ofArea(await board.rows.list(tx), cartType);
		const before = rows.map(({ id }) => id);
		if (!namesAll(ids, before)) throw new GatewayError(409, "listChanged");
		await board.rows.arrange(tx, ids);
		const changes = [{ field: "order", before, after: ids }];
		return { target: `${board.name}s ${cartType}`, changes };
	});
}

/** One writer of the home pages at a time. Operators alone. */
async function write<Row extends Placed>(
	board: Board<Row>,
	ctx: Ctx,
	change: (tx: Transaction) => Promise<Pick<Trail, "target" | "changes">>,
): Promise<Kept<Row>[]> {
	requireOperator(ctx.actor);
	await ctx.db.transaction(async (tx) => {
		await lockHome(tx);
		const told = await change(tx);
		const action = `content.${board.name}` as const;
		await leaveTrail(tx, ctx, { ...told, action, merchantId: null });
		await leaveEffect(tx, "cache-tags", { tags: [cacheTags.home] });
	});
	return listBoard(board, ctx);
}

function ofArea<Row extends Placed>(rows: Row[], cartType: CartType): Row[] {
	return rows.filter((row) => row.cartType === cartType);
}

function placeAtEnd(rows: Placed[], countMax: number): number {
	if (rows.length >= countMax) throw new GatewayError(409, "listFull");
	return Math.max(0, ...rows.map(({ position }) => position)) + 1;
}

function findRow<Row extends Placed>(rows: Row[], id: number): Row {
	const found = rows.find((row) => row.id === id);
	if (!found) throw new GatewayError(404, "notFound");
	return found;
}
