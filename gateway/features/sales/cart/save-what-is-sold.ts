import { linesMax } from "../../../contract/sales/cart";
import type { Ctx } from "../../../http/context";
import { commandCart, type HeldCart } from "./command";
import { mostOf } from "./line-state";
import type { SkuRow, StoredLine } from "./repository";
import { addUp, skuIdsOf, type Wanted } from "./wanted";
import { putLines } from "./write-repository";

interface Saved {
	/** Pieces that were put in. */
	added: number;
	/** Skus of which none can be put in: not sold, sold out, or the cart is full. */
	missing: number[];
	/** What was wanted of each sku, and how much of it went in. */
	put: (Wanted & { added: number })[];
	/** Skus of which not all were put in. */
	short: number[];
}

const nothingYet = (): Saved => ({
	added: 0,
	missing: [],
	put: [],
	short: [],
});

/** Puts in what can be had of all this, on top of what is there; what was put in is chosen, and is the newest. */
export async function saveWhatIsSold(
	ctx: Ctx,
	wanted: Wanted[],
): Promise<Saved> {
	let saved = nothingYet();
	const put = async (held: HeldCart) => {
		saved = await putWhatIsSold(held, wanted, ctx.now());
	};
	await commandCart(ctx, put, skuIdsOf(wanted));
	return saved;
}

/** The same, as a part of a command. */
export async function putWhatIsSold(
	{ tx, accountId, lines, skus }: HeldCart,
	wanted: Wanted[],
	addedAt: Date,
): Promise<Saved> {
	const saved = nothingYet();
	let room = linesMax - lines.length;
	const rows = addUp(wanted).flatMap((one) => {
		const line = lines.find(({ skuId }) => skuId === one.skuId);
		const sku = skus.find(({ id }) => id === one.skuId);
		if (!line && !(sku && room > 0 && mostOf(sku) > 0)) {
			saved.missing.push(one.skuId);
			saved.short.push(one.skuId);
			saved.put.push({ ...one, added: 0 });
			return [];
		}
		if (!line) room -= 1;
		const more = topUp(sku, line, one);
		const added = more ? more.quantity - (line?.quantity ?? 0) : 0;
		saved.added += added;
		saved.put.push({ ...one, added });
		if (added < one.quantity) saved.short.push(one.skuId);
		return more ? { ...more, accountId, addedAt } : [];
	});
	await putLines(tx, rows);
	return saved;
}

/** Undefined where the cart has as many as can be had. */
function topUp(
	sku: SkuRow | undefined,
	line: StoredLine | undefined,
	{ quantity: more, priceSeen }: Wanted,
) {
	const inCart = line?.quantity ?? 0;
	const quantity = sku ? Math.min(inCart + more, mostOf(sku)) : 0;
	if (!sku || quantity <= inCart) return undefined;
	const priceAdded = priceSeen ?? sku.price;
	return { skuId: sku.id, quantity, isChosen: true, priceAdded };
}
