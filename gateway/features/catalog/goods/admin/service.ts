import type { Database, Queryable, Transaction } from "../../../../db/client";
import { stateOf } from "./hold";
import * as holding from "./hold-repository";
import { findOwner, type Leaf, listLeaves } from "./owner-repository";
import type { GoodsOwner, GoodsState } from "./state";

// A merchant's goods for other features that read or change much of it at once: files that are brought in and taken out.

export type { Leaf } from "./owner-repository";
export type { GoodsOwner, GoodsState } from "./state";

export interface OpenMerchantGoods {
	owner: GoodsOwner;
	/** Where its goods may lie, by id. */
	leaves: Map<number, Leaf>;
}

/** Undefined for an unknown merchant. */
export async function openMerchantGoods(
	db: Queryable,
	merchantId: number,
): Promise<OpenMerchantGoods | undefined> {
	const owner = await findOwner(db, merchantId);
	return owner && { owner, leaves: await listLeaves(db, owner.cartType) };
}

type Named = Required<holding.WhichGoods>;

/** Goods of a merchant as they are; what it does not have is missing. */
export async function readStates(db: Queryable, named: Named) {
	return (await holding.readGoods(db, named)).map(stateOf);
}

/** The same, held with their merchant until the transaction ends, to be written. */
export async function holdStates(tx: Transaction, named: Named) {
	await holding.holdMerchant(tx, named.merchantId);
	return (await holding.holdGoods(tx, named)).map(stateOf);
}

/** On the shelf and off it, by rising id. */
export async function listStatesAfter(
	db: Database,
	merchantId: number,
	{ after, limit }: { after: number; limit: number },
): Promise<GoodsState[]> {
	const ids = await holding.listIdsAfter(db, merchantId, { after, limit });
	if (ids.length === 0) return [];
	return (await holding.readGoods(db, { merchantId, ids })).map(stateOf);
}
