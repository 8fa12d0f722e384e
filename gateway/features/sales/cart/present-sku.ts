import { type LocaleCode, localize } from "../../../contract/locale";
import { presentChoice, presentUnit } from "../../catalog/goods/service";
import type { CartLineRow } from "./repository";

type SkuRow = Pick<
	CartLineRow,
	| "skuId"
	| "goodsId"
	| "name"
	| "images"
	| "image"
	| "unit"
	| "options"
	| "price"
>;

/** What each line says of its sku, by `skuOfLine`. */
export const presentSkuOfLine = (row: SkuRow, locale: LocaleCode) => ({
	skuId: row.skuId,
	goodsId: row.goodsId,
	name: localize(row.name, locale),
	image: row.image ?? row.images[0] ?? "",
	unit: presentUnit(row.unit, locale),
	options: presentChoice(row.options, locale),
	price: row.price,
});
