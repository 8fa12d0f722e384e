import { linesMax } from "../../../contract/sales/cart";
import type { Ctx } from "../../../http/context";
import { commandCart, type HeldCart } from "./command";
import { mostOf } from "./line-state";
import type { SkuRow, StoredLine } from "./repository";
import { putLines } from "./write-repository";

interface Wanted {
	skuId: number;
	quantity: number;
}

interface Saved {
	/** Pieces that were put in. */
	added: number;
	/** Skus of which none can be put in: not sold, sold out, or the cart is full. */
	missing: number[];
}

/** Puts in what can be had of all this, on top of what is there; what was put in is chosen, and is the newest. */
export async function saveWhatIsSold(
	ctx: Ctx,
	wanted: Wanted[],
): Promise<Saved> {
	const saved: Saved = { added: 0, missing: [] };
	const all = addUp(wanted);
	const put = async ({ tx, accountId, lines, skus }: HeldCart) => {
		let room = linesMax - lines.length;
		const rows = all.flatMap((one) => {
			const line = lines.find(({ skuId }) => skuId === one.skuId);
			const sku = skus.find(({ id }) => id === one.skuId);
			if (!line && !(sku && room > 0 && mostOf(sku) > 0)) {
				saved.missing.push(one.skuId);
				return [];
			}
			if (!line) room -= 1;
			const more = topUp(sku, line, one.quantity);
			saved.added += more ? more.quantity - (line?.quantity ?? 0) : 0;
			return more ? { ...more, accountId, addedAt: ctx.now() } : [];
		});
		await putLines(tx, rows);
	};
	const skuIds = all.map(({ skuId }) => skuId);
	await commandCart(ctx, put, skuIds);
	return saved;
}

/** Undefined where the cart has as many as can be had. */
function topUp(
	sku: SkuRow | undefined,
	line: StoredLine | undefined,
	more: number,
) {
	const inCart = line?.quantity ?? 0;
	const quantity = sku ? Math.min(inCart + more, mostOf(sku)) : 0;
	if (!sku || quantity <= inCart) return undefined;
	const { id: skuId, price: priceAdded } = sku;
	return { skuId, quantity, isChosen: true, priceAdded };
}

/** One entry a sku. */
function addUp(wanted: Wanted[]): Wanted[] {
	const bySku = new Map<number, number>();
	for (const { skuId, quantity } of wanted)
		bySku.set(skuId, (bySku.get(skuId) ?? 0) + quantity);
	return [...bySku].map(([skuId, quantity]) => ({ skuId, quantity }));
}
