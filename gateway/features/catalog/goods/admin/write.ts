import { isDeepStrictEqual } from "node:util";
import { cacheTags } from "../../../../contract/cache-tags";
import type { Transaction } from "../../../../db/client";
import { enqueueEffect } from "../../../platform/outbox/service";
import { learnSearchWords } from "../../search/service";
import { repeatPrices } from "../change-price";
import { keepPastPrice, turnPrices } from "../past-prices";
import { goodsFields, newSku, skuFields } from "./describe";
import type { Leaf } from "./owner-repository";
import type { GoodsChange, GoodsOwner, GoodsState, SkuState } from "./state";
import * as repository from "./write-repository";

// The one way in which goods change: goods with their skus, what lists repeat of them, the words they are found by,
// their merchant's count and the notice to pages that show them, in the caller's transaction, which holds the merchant
// and every goods that is there already.

interface GoodsWriting {
	owner: GoodsOwner;
	leaves: Map<number, Leaf>;
	/** Each goods once; `before` as it is held. */
	changes: GoodsChange[];
}

/** Who changes it, and when; nobody where a command of the shop's own machine does. */
interface Editor {
	accountId: number | null;
	at: Date;
}

/** Answers the ids, in the order of the changes. A goods that stays as it is is not touched. */
export async function writeGoods(
	tx: Transaction,
	{ owner, leaves, changes }: GoodsWriting,
	editor: Editor,
): Promise<number[]> {
	const described = await describe(tx, leaves, changes);
	const written = await wordedAnew(described, owner, editor);
	await learnSearchWords(
		tx,
		written.map(({ fields }) => fields),
	);
	const added = written.filter(({ before }) => !before);
	await repository.insertGoods(
		tx,
		added.map(({ id, after, fields }) => ({
			...fields,
			id,
			merchantId: owner.id,
			createdAt: editor.at,
			stock: sumOf(after),
		})),
	);
	await repository.insertSkus(
		tx,
		added.flatMap(({ id, after }) =>
			after.skus.map((sku, at) =>
				newSku(id, sku, { position: at + 1, pricedAt: editor.at }),
			),
		),
	);
	for (const one of written)
		if (one.before) await change(tx, { ...one, before: one.before }, editor.at);
	await follow(tx, owner, described);
	return described.map(({ id }) => id);
}

interface Described extends GoodsChange {
	id: number;
	leaf: Leaf;
}

async function describe(
	tx: Transaction,
	leaves: GoodsWriting["leaves"],
	changes: GoodsChange[],
): Promise<Described[]> {
	const drawn = await repository.drawGoodsIds(
		tx,
		changes.filter(({ before }) => !before).length,
	);
	return changes.map((change) => {
		const leaf = leaves.get(change.after.categoryId);
		if (!leaf) throw new Error(`${change.after.categoryId} is no leaf`);
		const id = change.before?.id ?? drawn.shift() ?? 0;
		return { ...change, id, leaf };
	});
}

const isTouched = ({ before, after }: GoodsChange) =>
	!isDeepStrictEqual(before, after);

/** Finding words takes a while: whoever else waits for this process has a turn in between. */
async function wordedAnew(
	described: Described[],
	owner: GoodsOwner,
	editor: Editor,
) {
	const written = [];
	for (const one of described.filter(isTouched)) {
		const own = goodsFields(one.after, { owner, leaf: one.leaf });
		const fields = {
			...own,
			changedAt: editor.at,
			changedBy: editor.accountId,
		};
		written.push({ ...one, fields });
		if (written.length % 8 === 0) await new Promise(setImmediate);
	}
	return written;
}

const sumOf = ({ skus }: GoodsState) =>
	skus.reduce((sum, { stock }) => sum + stock, 0);

async function change(
	tx: Transaction,
	one: Described & {
		before: GoodsState;
		fields: ReturnType<typeof goodsFields>;
	},
	pricedAt: Date,
): Promise<void> {
	const { id, before, after } = one;
	const known = new Map(before.skus.map((sku, at) => [sku.id, { sku, at }]));
	await freeCodes(tx, before, after);
	for (const [at, sku] of after.skus.entries()) {
		if (sku.id === undefined) {
			const place = { position: at + 1, pricedAt };
			await repository.insertSkus(tx, [newSku(id, sku, place)]);
			continue;
		}
		const was = known.get(sku.id);
		if (was?.at === at && isDeepStrictEqual(was.sku, sku)) continue;
		const addStock = sku.stock - (was?.sku.stock ?? 0);
		const kept =
			was && (await keepPastPrice(tx, was.sku, { ...sku, at: pricedAt }));
		await repository.updateSku(tx, sku.id, {
			...skuFields(sku, at + 1),
			...kept,
			addStock,
		});
	}
	const { isShown } = after;
	if (isShown !== before.isShown)
		await turnPrices(tx, [id], { isShown, at: pricedAt });
	await repository.updateGoods(tx, id, { ...one.fields, stock: sumOf(after) });
	await repeatPrices(tx, id);
}

/** Ends what is no longer named, and lets go of codes that another sku may take. */
async function freeCodes(
	tx: Transaction,
	before: GoodsState,
	after: GoodsState,
): Promise<void> {
	const kept = new Map(after.skus.map((sku) => [sku.id, sku]));
	const idsOf = (isWanted: (sku: SkuState) => boolean) =>
		before.skus.filter(isWanted).flatMap(({ id }) => id ?? []);
	await repository.endSkus(
		tx,
		idsOf(({ id }) => !kept.has(id)),
	);
	await repository.forgetCodes(
		tx,
		idsOf(({ id, code }) => code !== null && kept.get(id)?.code !== code),
	);
}

/** The merchant's count, and pages that show what has changed. */
async function follow(
	tx: Transaction,
	owner: GoodsOwner,
	described: Described[],
): Promise<void> {
	const tags = new Set<string>();
	let difference = 0;
	for (const { id, before, after, leaf } of described.filter(isTouched)) {
		difference += Number(after.isShown) - Number(before?.isShown ?? false);
		if (!after.isShown && !before?.isShown) continue;
		for (const categoryId of [leaf.id, leaf.topId, before?.categoryId])
			if (categoryId) tags.add(cacheTags.category(categoryId));
		tags.add(cacheTags.goods(id));
		tags.add(cacheTags.home);
	}
	if (difference !== 0) tags.add(cacheTags.merchants);
	await repository.addToGoodsCount(tx, owner.id, difference);
	if (tags.size > 0) await enqueueEffect(tx, "cache-tags", { tags: [...tags] });
	const goodsIds = described
		.filter(({ before, after }) => before && after.isShown)
		.map(({ id }) => id);
	if (goodsIds.length > 0) await enqueueEffect(tx, "goods-watch", { goodsIds });
}
