import type { CategoryIndex } from "./category-rows";
import type { SampleFiles } from "./files";
import type { NamedGoods } from "./goods-rows";
import { picturesOf, readPictureCounts } from "./pictures";

/** The goods of the files, in the order of the files, each with its leaf, merchant and pictures. */
export function listNamedGoods(
	files: SampleFiles,
	categories: CategoryIndex,
): NamedGoods[] {
	const pictureCount = readPictureCounts();
	const merchants = new Map(
		files.merchants.map((entry, at) => [entry.key, { id: at + 1, entry }]),
	);
	return files.goods
		.flatMap(({ entries }) => entries)
		.map((seed) => {
			const leaf = categories.leaves.get(seed.category);
			const merchant = merchants.get(seed.merchant);
			if (!leaf || !merchant)
				throw new Error(`${seed.key} names no category or merchant`);
			return {
				seed,
				leaf,
				merchantId: merchant.id,
				merchantName: merchant.entry.name,
				images: picturesOf(seed.key, pictureCount(seed.key)),
			};
		});
}

/** Ids by key: positions in the files. */
export function goodsIdsOf(files: SampleFiles): Map<string, number> {
	const goods = files.goods.flatMap(({ entries }) => entries);
	return new Map(goods.map(({ key }, at) => [key, at + 1]));
}
