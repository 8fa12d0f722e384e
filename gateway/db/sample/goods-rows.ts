import { summarizeSkus } from "../../features/catalog/goods/service";
import { searchVector } from "../../full-text/vector";
import type { goods, OptionValue, sku } from "../schema/goods";
import type { Leaf } from "./category-rows";
import colourNames from "./colours.json";
import { contentsOf } from "./contents";
import { guaranteesOf } from "./guarantees";
import type { MerchantSeed } from "./merchant-schema";
import { createRandom, drawSales, drawShelvedAt, seedOf } from "./random";
import type { GoodsSeed, SkuSeed } from "./sample-schema";

export type GoodsRow = typeof goods.$inferInsert & { id: number };
export type SkuRow = Omit<typeof sku.$inferInsert, "id">;

/** A goods of the files with what it refers to. */
export interface NamedGoods {
	seed: GoodsSeed;
	leaf: Leaf;
	merchantId: number;
	merchantName: MerchantSeed["name"];
	images: string[];
}

type Described = Pick<NamedGoods, "seed" | "leaf">;

export function goodsRow(named: NamedGoods, id: number): GoodsRow {
	const { seed, leaf } = named;
	const random = createRandom(seedOf(seed.key));
	return {
		id,
		merchantId: named.merchantId,
		categoryId: leaf.id,
		topCategoryId: leaf.topId,
		cartType: leaf.cartType,
		name: seed.name,
		introduction: seed.introduction,
		unit: seed.unit,
		brand: seed.brand,
		origin: seed.origin,
		storage: seed.storage,
		guarantees: guaranteesOf(named),
		keywords: seed.keywords,
		images: named.images,
		...summarizeSkus(skuRows(named, id)),
		sales: drawSales(random),
		isShown: true,
		createdAt: drawShelvedAt(random),
		search: searchVector({
			A: Object.values(seed.name),
			B: [...wordsAbout(named), ...Object.values(named.merchantName)],
		}),
	};
}

/** Keywords, brand and categories: found, like the merchant, but after names. */
export function wordsAbout({ seed, leaf }: NamedGoods): string[] {
	return [
		...seed.keywords,
		...(seed.brand ? [seed.brand] : []),
		...leaf.names.flatMap((name) => Object.values(name)),
	];
}

export function skuRows({ seed, leaf }: Described, goodsId: number): SkuRow[] {
	const contents = leaf.cartType === "SUPERMARKET" ? contentsOf(seed) : [];
	return seed.skus.map((entry, at) => ({
		goodsId,
		options: nameOptions(entry.options),
		price: entry.price,
		oldPrice: entry.oldPrice ?? null,
		// It was asked for months before.
		lowestBefore: entry.oldPrice ?? null,
		content: contents[at] ?? null,
		stock: entry.stock,
		weightGrams: entry.weightGrams,
		image: null,
		position: at + 1,
	}));
}

function nameOptions(options: SkuSeed["options"]): Record<string, OptionValue> {
	const { colour } = options;
	if (typeof colour !== "string") return options;
	return {
		...options,
		colour: colourNames[colour as keyof typeof colourNames],
	};
}
