import { cacheTags } from "../../../contract/cache-tags";
import type { Localized } from "../../../contract/locale";
import type { CartType } from "../../../contract/values";
import type { Queryable, Transaction } from "../../../db/client";
import { namesAll } from "../../../db/positions";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import {
	type AuditRecord,
	changesBetween,
	recordAudit,
} from "../../platform/audit/service";
import { enqueueEffect } from "../../platform/outbox/service";
import { lockHome } from "./admin/repository";

// What stands on the home pages in an order that operators keep, area by area. Each command answers the list as it
// then is, leaves an audit record and notifies the pages.

interface Placed {
	id: number;
	cartType: CartType;
	title: Localized;
	position: number;
}
type Fields<Row extends Placed> = Omit<Row, "id" | "position">;
type Unnumbered<Row extends Placed> = Fields<Row> & { position: number };
type Listed<Row extends Placed> = Omit<Row, "position">;

/** Where the rows of an arranged list are, by area and position. */
export interface ArrangedRows<Row extends Placed> {
	list: (db: Queryable) => Promise<Row[]>;
	/** Answers the number of the new row. */
	insert: (tx: Transaction, row: Unnumbered<Row>) => Promise<number>;
	update: (tx: Transaction, id: number, row: Unnumbered<Row>) => Promise<void>;
	remove: (tx: Transaction, id: number) => Promise<void>;
	/** The rows stand as these numbers do. */
	arrange: (tx: Transaction, ids: number[]) => Promise<void>;
}

export interface ArrangedList<Row extends Placed> {
	/** As the audit says it: "content.banner" on "banner 3". */
	name: "banner" | "section";
	/** At most so many in each area. */
	countMax: number;
	rows: ArrangedRows<Row>;
	/** Throws where what an operator sends names what it may not; `old` is what stands there already. */
	check: (
		ctx: Ctx,
		tx: Transaction,
		draft: { fields: Fields<Row>; old: Row | undefined },
	) => Promise<void>;
}

export async function listArranged<Row extends Placed>(
	arranged: ArrangedList<Row>,
	ctx: Ctx,
): Promise<Listed<Row>[]> {
	requireOperator(ctx.actor);
	const rows = await arranged.rows.list(ctx.db);
	return rows.map(({ position: _, ...row }) => row);
}

/** Without a number a new one. It goes to the end of its area, as one that changes its area does: 409 where that is full. */
export function saveArranged<Row extends Placed>(
	arranged: ArrangedList<Row>,
	ctx: Ctx,
	{ id, fields }: { id: number | null; fields: Fields<Row> },
): Promise<Listed<Row>[]> {
	return write(arranged, ctx, async (tx) => {
		const all = await arranged.rows.list(tx);
		const old = id === null ? undefined : findRow(all, id);
		await arranged.check(ctx, tx, { fields, old });
		const position =
			old?.cartType === fields.cartType
				? old.position
				: placeAtEnd(ofArea(all, fields.cartType), arranged.countMax);
		const row = { ...fields, position };
		const kept = id ?? (await arranged.rows.insert(tx, row));
		if (old) await arranged.rows.update(tx, old.id, row);
		const changes = changesBetween(old ?? {}, fields);
		return { target: `${arranged.name} ${kept}`, changes };
	});
}

export function removeArranged<Row extends Placed>(
	arranged: ArrangedList<Row>,
	ctx: Ctx,
	id: number,
): Promise<Listed<Row>[]> {
	return write(arranged, ctx, async (tx) => {
		const { title } = findRow(await arranged.rows.list(tx), id);
		await arranged.rows.remove(tx, id);
		const changes = [{ field: "title", before: title, after: null }];
		return { target: `${arranged.name} ${id}`, changes };
	});
}

/** 409 where the numbers are not all that stand in the area. */
export function arrange<Row extends Placed>(
	arranged: ArrangedList<Row>,
	ctx: Ctx,
	{ cartType, ids }: { cartType: CartType; ids: number[] },
): Promise<Listed<Row>[]> {
	return write(arranged, ctx, async (tx) => {
		const rows = ofArea(await arranged.rows.list(tx), cartType);
		const before = rows.map(({ id }) => id);
		if (!namesAll(ids, before)) throw new GatewayError(409, "listChanged");
		await arranged.rows.arrange(tx, ids);
		const changes = [{ field: "order", before, after: ids }];
		return { target: `${arranged.name}s ${cartType}`, changes };
	});
}

/** One writer of the home pages at a time. Operators alone. */
async function write<Row extends Placed>(
	arranged: ArrangedList<Row>,
	ctx: Ctx,
	change: (tx: Transaction) => Promise<Pick<AuditRecord, "target" | "changes">>,
): Promise<Listed<Row>[]> {
	requireOperator(ctx.actor);
	await ctx.db.transaction(async (tx) => {
		await lockHome(tx);
		const changed = await change(tx);
		const action = `content.${arranged.name}` as const;
		await recordAudit(tx, ctx, { ...changed, action, merchantId: null });
		await enqueueEffect(tx, "cache-tags", { tags: [cacheTags.home] });
	});
	return listArranged(arranged, ctx);
}

function ofArea<Row extends Placed>(rows: Row[], cartType: CartType): Row[] {
	return rows.filter((row) => row.cartType === cartType);
}

function placeAtEnd(rows: Placed[], countMax: number): number {
	if (rows.length >= countMax) throw new GatewayError(409, "listFull");
	return Math.max(0, ...rows.map(({ position }) => position)) + 1;
}

function findRow<Row extends Placed>(rows: Row[], id: number): Row {
	return orNotFound(rows.find((row) => row.id === id));
}
