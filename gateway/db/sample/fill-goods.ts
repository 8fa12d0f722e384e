import type { Client } from "pg";
import { gramRows } from "../../features/catalog/search/service";
import { latinWordsOf } from "../../full-text/latin-words";
import { goods, sku } from "../schema/goods";
import { review } from "../schema/review";
import { searchGram, searchWord } from "../schema/search";
import type { CategoryIndex } from "./category-rows";
import { summarizeScores } from "./draw-rating";
import type { SampleFiles } from "./files";
import { goodsRow, type NamedGoods, skuRows } from "./goods-rows";
import { insertRows } from "./insert-rows";
import { listNamedGoods } from "./named-goods";
import type { LoadProgress } from "./progress";
import { createRecombiner, type MadeUpGoods } from "./recombine";
import { createReviewer } from "./review-rows";
import { withoutIndexes } from "./without-indexes";

/** From here on it is quicker to build the indexes once than to keep them while goods arrive. */
const goodsThatPayRebuilding = 20_000;

/** Small enough for the socket's buffers, so that the database works while the next batch is made. */
const goodsPerBatch = 250;

interface Order {
	files: SampleFiles;
	categories: CategoryIndex;
	goodsCount: number;
	onProgress: (progress: LoadProgress) => void;
}

/** Adds the named goods and as many made-up ones as are missing, never holding more than two batches. */
export async function fillGoods(
	client: Client,
	order: Order,
): Promise<{ goods: number; skus: number }> {
	const { files, categories, onProgress } = order;
	const named = listNamedGoods(files, categories);
	const total = Math.max(named.length, order.goodsCount);
	const recombine = createRecombiner(named, files.variants);
	const reviewsOf = createReviewer(files.reviews);
	const describe = (entry: NamedGoods, id: number): MadeUpGoods => {
		const unrated = goodsRow(entry, id);
		const skus = skuRows(entry, id);
		const reviews = reviewsOf(entry, unrated, skus);
		return {
			goods: { ...unrated, ...summarizeScores(reviews) },
			skus,
			reviews,
		};
	};
	const make = (id: number): MadeUpGoods => {
		const entry = named[id - 1];
		return entry ? describe(entry, id) : recombine(id);
	};
	const startedAt = performance.now();
	const tell = (done: number) => {
		const secondsPassed = (performance.now() - startedAt) / 1_000;
		onProgress({ step: "goods", done, total, secondsPassed });
	};
	const insert = () => insertGoods(client, batches(make, total), tell);
	// Made-up goods are called like these.
	const names = named.map(({ seed }) => seed.name);
	await insertRows(client, searchGram, gramRows(names));
	const skus =
		total < goodsThatPayRebuilding
			? await insert()
			: await withoutIndexes(
					{ client, tables: ["goods", "sku"] },
					insert,
					onProgress,
				);
	return { goods: total, skus };
}

function* batches(make: (id: number) => MadeUpGoods, total: number) {
	for (let from = 1; from <= total; from += goodsPerBatch) {
		const length = Math.min(goodsPerBatch, total - from + 1);
		yield Array.from({ length }, (_, at) => make(from + at));
	}
}

/** Answers how many skus there were. */
async function insertGoods(
	client: Client,
	source: Iterable<MadeUpGoods[]>,
	tell: (done: number) => void,
): Promise<number> {
	let goodsDone = 0;
	let skusDone = 0;
	let writing = Promise.resolve();
	const words = new Set<string>();
	for (const batch of source) {
		const skus = batch
			.flatMap((entry) => entry.skus)
			.map((row, at) => ({ id: skusDone + at + 1, ...row }));
		for (const entry of batch)
			for (const word of latinWordsOf(entry.goods.search)) words.add(word);
		await writing;
		if (goodsDone > 0) tell(goodsDone);
		writing = writeBatch(client, batch, skus);
		goodsDone += batch.length;
		skusDone += skus.length;
	}
	await writing;
	await insertRows(
		client,
		searchWord,
		[...words].map((word) => ({ word })),
	);
	tell(goodsDone);
	return skusDone;
}

async function writeBatch(
	client: Client,
	batch: MadeUpGoods[],
	skus: (typeof sku.$inferInsert)[],
): Promise<void> {
	await insertRows(
		client,
		goods,
		batch.map((entry) => entry.goods),
	);
	await insertRows(client, sku, skus);
	await insertRows(
		client,
		review,
		batch.flatMap(({ reviews }) => reviews),
	);
}
