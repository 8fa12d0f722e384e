import type { Input } from "../../../contract/call";
import { localize } from "../../../contract/locale";
import * as contract from "../../../contract/sales/cart";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import {
	type Command,
	findAnswer,
	keptAnswer,
	readCommand,
} from "../../platform/idempotency/service";
import { commandCart, type HeldCart } from "./command";
import { type Joined, joinedOtherwise, joinedWhole } from "./joined";
import { showCart } from "./read-cart";
import { type CartLineRow, listShownSkus } from "./repository";
import { onTop } from "./save";
import { putWhatIsSold } from "./save-what-is-sold";
import { addUp, skuIdsOf } from "./wanted";

// The basket of who is not signed in. Its device keeps which skus and how many; everything else is said here, by the
// rules of a cart. Nothing of it is stored until somebody signs in and it is joined with the account's cart, once.

/** The newest first, as in a cart. A sku that nobody knows is not there. */
export async function showOwnBasket(
	ctx: Ctx,
	{ lines, added, place }: Input<typeof contract.showBasket>["body"],
): Promise<contract.Cart> {
	const there = addUp(lines);
	const skus = await listShownSkus(ctx.db, skuIdsOf([...there, ...added]));
	const more = onTop(there, added, skus);
	const rest = there.filter(({ skuId }) => !skuIdsOf(more).includes(skuId));
	const rows = [...rest, ...more].flatMap(
		({ skuId, quantity, priceSeen }): CartLineRow[] => {
			const sku = skus.find(({ id }) => id === skuId);
			if (!sku) return [];
			const priceAdded = priceSeen ?? sku.price;
			return [{ ...sku, skuId, quantity, isChosen: true, priceAdded }];
		},
	);
	return showCart(ctx, { version: 0, rows: rows.reverse() }, place ?? null);
}

interface Joining {
	/** Done in the same transaction, once; where it throws nothing goes in. */
	within?: (tx: Transaction) => Promise<void>;
	/** What the key stands for, where that is more than what goes in. */
	command?: Command;
}

export async function joinOwnBasket(
	ctx: Ctx,
	wanted: Input<typeof contract.joinBasket>["body"],
	{
		within,
		command = readCommand(ctx, contract.joinBasket, wanted),
	}: Joining = {},
) {
	const known = await findAnswer(ctx.db, command);
	if (known) return known.answer as Joined;
	let joined = joinedWhole([]);
	const join = async (held: HeldCart) => {
		const earlier = await findAnswer(held.tx, command);
		if (earlier) {
			joined = earlier.answer as Joined;
			return;
		}
		await within?.(held.tx);
		const at = ctx.now();
		const { added, short, put } = await putWhatIsSold(held, wanted, at);
		const shown = await listShownSkus(held.tx, skuIdsOf(put));
		const names = shown
			.filter(({ id }) => short.includes(id))
			.map(({ name }) => localize(name, ctx.locale));
		joined = {
			added,
			short: [...new Set(names)],
			changed: shown.flatMap((sku) => joinedOtherwise(sku, put, ctx.locale)),
		};
		await keptAnswer(held.tx, command, { answer: joined, at });
	};
	await commandCart(ctx, join, skuIdsOf(wanted));
	return joined;
}
