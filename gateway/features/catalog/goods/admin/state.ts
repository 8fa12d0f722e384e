import type { GoodsFacts } from "../../../../contract/catalog/goods-facts";
import type { storages } from "../../../../contract/catalog/goods-form";
import type { GuaranteeKey } from "../../../../contract/catalog/goods-terms";
import type { Localized } from "../../../../contract/locale";
import type { CartType } from "../../../../contract/values";
import type { OptionValue } from "../../../../db/schema/goods";

/** A sku as it is or is to be; without an id it is not there yet. */
export interface SkuState {
	id?: number;
	code: string | null;
	options: Record<string, OptionValue>;
	price: string;
	oldPrice: string | null;
	/** What can be sold. */
	stock: number;
	content: string | null;
	weightGrams: number;
	image: string | null;
}

/** A goods with the skus that are sold, as it is or is to be; without an id it is not there yet. */
export interface GoodsState extends GoodsFacts {
	id?: number;
	code: string | null;
	name: Localized;
	introduction: Localized;
	categoryId: number;
	storage: (typeof storages)[number] | null;
	keywords: string[];
	guarantees: GuaranteeKey[];
	images: string[];
	isShown: boolean;
	skus: SkuState[];
}

/** What a goods becomes. */
export interface GoodsChange {
	before?: GoodsState;
	after: GoodsState;
}

/** Whose goods they are, with what every goods of it repeats. */
export interface GoodsOwner {
	id: number;
	name: Localized;
	cartType: CartType;
}
