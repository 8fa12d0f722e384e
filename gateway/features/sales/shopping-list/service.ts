import { isDeepStrictEqual } from "node:util";
import type { DataOf, Input } from "../../../contract/call";
import * as contract from "../../../contract/sales/shopping-list";
import { listsMax, nextDay } from "../../../contract/sales/shopping-list-terms";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { refuseField } from "../../../http/refuse-field";
import { Exact } from "../../../money/exact";
import { readCommand } from "../../platform/idempotency/service";
import { isSold, joinOwnBasket } from "../cart/service";
import { presentList } from "./presenter";
import { dayOfReminders } from "./remind";
import * as repository from "./repository";

export { remindOfLists } from "./remind";
export {
	deleteListsOf as forgetLists,
	moveLists as adoptLists,
} from "./repository";

// Lists of what a household buys again and again, each its account's alone. On the day one comes back its owner is
// reminded once; only the owner's own press puts it into the cart, and nothing is ever ordered by itself.

export async function listOwnLists(
	ctx: Ctx,
): Promise<DataOf<typeof contract.listShoppingLists>> {
	return { lists: await showLists(ctx, ownerOf(ctx)) };
}

export async function saveOwnList(
	ctx: Ctx,
	{ id, name, rhythm, lines }: Input<typeof contract.saveShoppingList>["body"],
) {
	const accountId = ownerOf(ctx);
	const since = dayOfReminders(ctx.now());
	const listId = await ctx.db.transaction(async (tx) => {
		const list = id === null ? undefined : await lockOwn(tx, accountId, id);
		const isSameRhythm =
			list !== undefined && isDeepStrictEqual(list.rhythm, rhythm);
		const written = { name, rhythm, locale: ctx.locale };
		const comesBack = {
			since,
			nextOn: nextDay(rhythm, { since, after: since }),
		};
		if (list) {
			const isStill = isSameRhythm || list.pausedAt !== null;
			const moved = isStill ? {} : comesBack;
			await repository.updateList(tx, list.id, { ...written, ...moved });
		}
		const savedId =
			list?.id ?? (await makeList(ctx, tx, { ...written, ...comesBack }));
		const known = await repository.replaceLines(tx, savedId, lines);
		if (known < lines.length) throw refuseField("lines", "correctValue");
		return savedId;
	});
	return showOwn(ctx, listId);
}

async function makeList(
	ctx: Ctx,
	tx: Transaction,
	row: Pick<
		repository.ListRow,
		"name" | "rhythm" | "locale" | "since" | "nextOn"
	>,
): Promise<number> {
	const accountId = ownerOf(ctx);
	await repository.lockOwner(tx, accountId);
	if ((await repository.countLists(tx, accountId)) >= listsMax)
		throw new GatewayError(409, "listsFull");
	return repository.insertList(tx, { ...row, accountId, createdAt: ctx.now() });
}

/** A day that is not the next one has been left out already, or is over. */
export async function skipOwnList(
	ctx: Ctx,
	id: number,
	{ day }: Input<typeof contract.skipShoppingList>["body"],
) {
	await ctx.db.transaction(async (tx) => {
		const { rhythm, since, nextOn } = await lockOwn(tx, ownerOf(ctx), id);
		if (nextOn !== day) return;
		const following = nextDay(rhythm, { since, after: day });
		await repository.updateList(tx, id, { nextOn: following });
	});
	return showOwn(ctx, id);
}

/** What was left out or missed while it was paused is not made up for. */
export async function pauseOwnList(
	ctx: Ctx,
	id: number,
	{ isPaused }: Input<typeof contract.pauseShoppingList>["body"],
) {
	await ctx.db.transaction(async (tx) => {
		const list = await lockOwn(tx, ownerOf(ctx), id);
		if (isPaused === (list.pausedAt !== null)) return;
		const after = dayOfReminders(ctx.now());
		await repository.updateList(tx, id, {
			pausedAt: isPaused ? ctx.now() : null,
			nextOn: isPaused ? null : nextDay(list.rhythm, { ...list, after }),
		});
	});
	return showOwn(ctx, id);
}

export async function deleteOwnList(ctx: Ctx, id: number): Promise<null> {
	await repository.deleteList(ctx.db, ownerOf(ctx), id);
	return null;
}

/** The cart's own rules say what goes in. Prices are compared before they become those of last time. */
export async function buyOwnList(
	ctx: Ctx,
	id: number,
): Promise<DataOf<typeof contract.buyShoppingList>> {
	const { lines } = await showOwn(ctx, id);
	const wanted = lines.map(({ skuId, quantity }) => ({ skuId, quantity }));
	const command = readCommand(ctx, contract.buyShoppingList, { id });
	const { added, short } = await joinOwnBasket(ctx, wanted, { command });
	const dearer = lines
		.filter(({ state }) => isSold(state))
		.filter((line) => new Exact(line.price).gt(line.lastPrice))
		.map(({ name, lastPrice, price }) => ({ name, lastPrice, price }));
	await repository.noteLastPrices(ctx.db, id);
	return { added, short, dearer };
}

/** What is kept of an account's lists, for whoever asks for all of it. */
export const exportLists = (ctx: Ctx, accountId: number) =>
	showLists(ctx, accountId);

function ownerOf(ctx: Ctx): number {
	const { uid } = signedInActor(ctx);
	if (!ctx.settings.shoppingLists) throw new GatewayError(404, "notFound");
	return uid;
}

async function lockOwn(tx: Transaction, accountId: number, id: number) {
	return orNotFound(await repository.lockList(tx, accountId, id));
}

async function showOwn(ctx: Ctx, id: number) {
	const [list] = await showLists(ctx, ownerOf(ctx), id);
	return orNotFound(list);
}

async function showLists(ctx: Ctx, accountId: number, id?: number) {
	const rows = await repository.listLists(ctx.db, accountId, id);
	if (rows.length === 0) return [];
	const ids = rows.map((row) => row.id);
	const lines = await repository.listLines(ctx.db, ids);
	return rows.map((row) => presentList(row, lines, ctx));
}
