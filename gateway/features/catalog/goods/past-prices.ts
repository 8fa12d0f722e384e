import type { Database, Transaction } from "../../../db/client";
import * as repository from "./past-price-repository";

// What skus cost. Whoever changes a price, or an old price, keeps the one before in the same transaction. Of it the shop
// says the lowest price of the 30 days before a reduction, as article 6a of the EU's Directive 98/6/EC has it; and an old
// price that nobody was asked is refused. A new sku has no old price, and one that stands may stay.

const dayMs = 86_400_000;
/** Before the price, or the old price, changed to what it is. */
const lowestDays = 30;
/** An old price was asked within so many days … */
const askedDays = 90;
/** … and for so long in all. */
const askedForMs = dayMs;

const daysBefore = (days: number, at: Date) =>
	new Date(at.getTime() - days * dayMs);

interface Priced {
	id?: number;
	price: string;
	oldPrice: string | null;
}

/** What a sku becomes by a new price beside the price itself; nothing where it costs what it did. Before it is written. */
export async function keepPastPrice(
	tx: Transaction,
	before: Priced,
	{ price, oldPrice, at }: Priced & { at: Date },
) {
	const isSame = before.price === price && before.oldPrice === oldPrice;
	if (before.id === undefined || isSame) return {};
	const since = daysBefore(lowestDays, at);
	const lowestBefore = await repository.insertPastPrice(tx, before.id, {
		at,
		since,
	});
	return { pricedAt: at, lowestBefore };
}

/** Nobody is asked the price of what is off the shelf: it is kept when its goods leaves, and begins when that comes. */
export async function turnPrices(
	tx: Transaction,
	goodsIds: number[],
	{ isShown, at }: { isShown: boolean; at: Date },
): Promise<void> {
	if (isShown) await repository.beginPricesOf(tx, goodsIds, at);
	else await repository.insertPricesOf(tx, goodsIds, at);
}

/** Whether a sku may bear an old price; `was` as it is, undefined where it is new. */
export type MayBear = (
	was: Priced | undefined,
	oldPrice: string | null,
) => boolean;

export interface PriceRules {
	honestPrices: boolean;
	now: Date;
}

/** For these skus; where the shop does not look at old prices any may be borne. */
export async function readOldPrices(
	tx: Transaction,
	skuIds: number[],
	{ honestPrices, now }: PriceRules,
): Promise<MayBear> {
	if (!honestPrices) return () => true;
	const asked = await repository.listAskedPrices(tx, skuIds, {
		since: daysBefore(askedDays, now),
		now,
		forMs: askedForMs,
	});
	const known = new Set(asked.map(({ id, price }) => `${id} ${price}`));
	return (was, oldPrice) =>
		oldPrice === null ||
		oldPrice === was?.oldPrice ||
		known.has(`${was?.id} ${oldPrice}`);
}

/** Forgets what no old price can be of any more. */
export const sweepPastPrices = (db: Database, now: Date) =>
	repository.deletePastPricesBefore(db, daysBefore(askedDays, now));
