import { randomUUID } from "node:crypto";
import type { DataOf, Input } from "../../../contract/call";
import type { Address } from "../../../contract/identity/address";
import type { preOrder } from "../../../contract/sales/checkout";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { presentAddress } from "../../identity/address/service";
import {
	isSold,
	listChosenLines,
	requireBuyable,
	stateOf,
} from "../cart/service";
import { planJoin, priceTogether } from "../group/service";
import { listLinesOfOwnOrder } from "../order/service";
import * as repository from "./repository";

// What somebody wants to buy. It holds nothing back and promises nothing: it remembers the lines and what they cost, so
// that whatever changes until the order is made can be named. Nobody sees another's.

const keptMs = 24 * 60 * 60 * 1_000;

type Body = Input<typeof preOrder>["body"];
type Line = repository.PreOrderRow["lines"][number];

export async function makePreOrder(
	ctx: Ctx,
	body: Body,
): Promise<DataOf<typeof preOrder>> {
	const { lines, joins = null } = await wantedOf(ctx, body);
	const isFromCart = body.from === "cart";
	return keepPreOrder(ctx, ctx.db, { lines, joins, isFromCart });
}

/** Of what somebody else has put together: pieces by sku. Remembered in the caller's transaction. */
export async function makePreOrderOf(
	ctx: Ctx,
	tx: Transaction,
	wanted: ReadonlyMap<number, number>,
) {
	const lines = await linesAsSold(tx, wanted);
	return keepPreOrder(ctx, tx, { lines, joins: null, isFromCart: false });
}

async function keepPreOrder(
	ctx: Ctx,
	db: Queryable,
	row: Pick<repository.PreOrderRow, "lines" | "joins" | "isFromCart">,
) {
	const { uid: accountId } = signedInActor(ctx);
	if (row.lines.length === 0) throw new GatewayError(409, "nothingToBuy");
	const no = randomUUID();
	const createdAt = ctx.now();
	await repository.insertPreOrder(db, { no, accountId, ...row, createdAt });
	return { preOrderNo: no };
}

type Wanted = Pick<repository.PreOrderRow, "lines"> &
	Partial<Pick<repository.PreOrderRow, "joins">>;

async function wantedOf(ctx: Ctx, body: Body): Promise<Wanted> {
	switch (body.from) {
		case "cart":
			return { lines: await chosenLines(ctx) };
		case "buyNow":
			return { lines: await lineOfSku(ctx, body) };
		case "again":
			return { lines: await linesOfOrder(ctx, body.orderNo) };
		case "group":
			return placeInGroup(ctx, body);
	}
}

/** At the price of buying together. */
async function placeInGroup(
	ctx: Ctx,
	{ quantity, offerId, groupId }: Extract<Body, { from: "group" }>,
): Promise<Wanted> {
	const { uid: accountId } = signedInActor(ctx);
	const joins = { offerId, groupId };
	const joining = await planJoin(ctx, joins, { accountId, quantity });
	const { skuId } = joining.offer.offer;
	const [line] = await lineOfSku(ctx, { skuId, quantity });
	if (!line) return { lines: [] };
	const price = priceTogether(joining, line.price);
	return { lines: [{ ...line, price }], joins };
}

async function chosenLines(ctx: Ctx): Promise<Line[]> {
	const chosen = await listChosenLines(ctx);
	return chosen.map(({ skuId, quantity, price }) => ({
		skuId,
		quantity,
		price,
	}));
}

async function lineOfSku(
	{ db }: Ctx,
	{ skuId, quantity }: { skuId: number; quantity: number },
): Promise<Line[]> {
	const [found] = await repository.listSoldRows(db, [skuId]);
	const wanted = { skuId, quantity, inCart: 0 };
	const { price } = requireBuyable(found, wanted);
	return [{ skuId, quantity, price }];
}

async function linesOfOrder(ctx: Ctx, orderNo: string): Promise<Line[]> {
	const bought = new Map<number, number>();
	for (const { skuId, quantity } of await listLinesOfOwnOrder(ctx, orderNo))
		bought.set(skuId, (bought.get(skuId) ?? 0) + quantity);
	return linesAsSold(ctx.db, bought);
}

/** With what cannot be bought any more, as long as something can; of one sku a single line. */
async function linesAsSold(
	db: Queryable,
	wanted: ReadonlyMap<number, number>,
): Promise<Line[]> {
	const rows = await repository.listSoldRows(db, [...wanted.keys()]);
	const lines = rows.map(({ skuId, price, stock, isShown }) => {
		const quantity = wanted.get(skuId) ?? 0;
		const state = stateOf({ stock, isShown, quantity });
		return { line: { skuId, quantity, price }, isSold: isSold(state) };
	});
	return lines.some((one) => one.isSold) ? lines.map(({ line }) => line) : [];
}

/** A pre-order with what it may use of its buyer's. */
export interface WantedOrder {
	preOrder: repository.PreOrderRow;
	/** Null where none was asked for, or the account has no such address. */
	address: Address | null;
	pointsInHand: number;
}

/** Throws 404 for another account's, 409 with the order's number where it has been ordered. */
export async function getOwnPreOrder(
	ctx: Ctx,
	no: string,
	addressId: number | "default" | null,
): Promise<WantedOrder> {
	const { uid: accountId } = signedInActor(ctx);
	const wanted = { no, accountId, addressId, now: ctx.now() };
	const row = orNotFound(await repository.findPreOrder(ctx.db, wanted));
	const { orderedNo: orderNo, preOrder, address, points: pointsInHand } = row;
	if (orderNo)
		throw new GatewayError(409, "alreadyOrdered", { data: { orderNo } });
	return {
		preOrder,
		address: address && presentAddress(address, ctx.locale),
		pointsInHand,
	};
}

/** Forgets those that nobody went on with. */
export function sweepPreOrders(db: Database, now: Date): Promise<void> {
	const kept = new Date(now.getTime() - keptMs);
	return repository.deletePreOrdersBefore(db, kept);
}
