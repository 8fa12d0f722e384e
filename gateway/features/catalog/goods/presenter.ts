import Decimal from "decimal.js";
import type {
	GoodsCard,
	GoodsDetail,
	Sku,
} from "../../../contract/catalog/goods";
import { ofEachFact } from "../../../contract/catalog/goods-facts";
import {
	type UnitPrice,
	unitPriceOf,
} from "../../../contract/catalog/unit-price";
import { type LocaleCode, localize } from "../../../contract/locale";
import type { OptionValue } from "../../../db/schema/goods";
import type { Ctx } from "../../../http/context";
import type {
	CategoryNameRow,
	GoodsCardRow,
	GoodsRow,
	SkuRow,
} from "./repository";
import { presentUnit } from "./unit";

type Reader = Pick<Ctx, "locale" | "settings">;

export function presentGoodsCard(
	row: GoodsCardRow,
	{ locale, settings }: Reader,
): GoodsCard {
	return {
		id: row.id,
		name: localize(row.name, locale),
		image: row.images[0] ?? "",
		unit: presentUnit(row.unit, locale),
		cartType: row.cartType,
		price: row.price,
		oldPrice: row.oldPrice,
		lowestBefore: lowestBelow(row, settings),
		unitPrice: settings.honestPrices ? unitPriceIn(row) : null,
		hasPriceRange: row.hasPriceRange,
		stock: row.stock,
		sales: row.sales,
		rating: row.rating,
		ratingCount: row.ratingCount,
		skuCount: row.skuCount,
		merchant: {
			id: row.merchantId,
			name: localize(row.merchantName, locale),
			isSelfSupport: row.isSelfSupport,
		},
	};
}

/** Where there is room for one figure: an old price that is the lowest itself needs no other. */
export function lowestBelow(
	{ oldPrice, lowestBefore }: Pick<GoodsCardRow, "oldPrice" | "lowestBefore">,
	{ honestPrices }: Reader["settings"],
): string | null {
	const isSaid = honestPrices && oldPrice && lowestBefore;
	return isSaid && new Decimal(lowestBefore).lt(oldPrice) ? lowestBefore : null;
}

const unitPriceIn = ({ unitPrice, unitPer }: GoodsCardRow): UnitPrice | null =>
	unitPrice && unitPer ? { price: unitPrice, per: unitPer } : null;

/** What a sku costs by measure, and cost before it was reduced; nothing where the shop does not say so. */
export function presentHonestly(
	row: Pick<SkuRow, "price" | "oldPrice" | "content" | "lowestBefore">,
	{ honestPrices }: Reader["settings"],
) {
	return {
		unitPrice: honestPrices ? unitPriceOf(row.price, row.content) : null,
		lowestBefore: honestPrices && row.oldPrice ? row.lowestBefore : null,
	};
}

/** The chosen value of each option. */
export function presentChoice(
	options: Record<string, OptionValue>,
	locale: LocaleCode,
): Record<string, string> {
	return Object.fromEntries(
		Object.entries(options).map(([name, value]) => [
			name,
			typeof value === "string" ? value : localize(value, locale),
		]),
	);
}

function presentSku(row: SkuRow, { locale, settings }: Reader): Sku {
	return {
		id: row.id,
		options: presentChoice(row.options, locale),
		price: row.price,
		oldPrice: row.oldPrice,
		content: settings.honestPrices ? row.content : null,
		...presentHonestly(row, settings),
		stock: row.stock,
		image: row.image,
	};
}

/** Values in the order in which the skus first show them. */
function presentOptions(skus: Sku[]): GoodsDetail["options"] {
	const names = Object.keys(skus[0]?.options ?? {});
	return names.map((name) => ({
		name,
		values: [...new Set(skus.map((sku) => sku.options[name] ?? ""))],
	}));
}

function presentFreight({
	freightFee: fee,
	freightFreeFrom: freeFrom,
}: GoodsRow): GoodsDetail["freight"] {
	return fee === null || freeFrom === null ? null : { fee, freeFrom };
}

export function presentGoods(
	rows: { row: GoodsRow; skus: SkuRow[]; categories: CategoryNameRow[] },
	reader: Reader,
): GoodsDetail {
	const { row } = rows;
	const { locale } = reader;
	const card = presentGoodsCard(row, reader);
	const skus = rows.skus.map((sku) => presentSku(sku, reader));
	const categories = [row.topCategoryId, row.categoryId].flatMap((id) => {
		const found = rows.categories.find((category) => category.id === id);
		return found ? [{ id, name: localize(found.name, locale) }] : [];
	});
	return {
		...card,
		introduction: localize(row.introduction, locale),
		gallery: row.images,
		options: presentOptions(skus),
		skus,
		...ofEachFact((fact) => (fact === "unit" ? card.unit : row[fact])),
		storage: row.storage,
		guarantees: row.guarantees,
		freight: presentFreight(row),
		weightGrams: rows.skus[0]?.weightGrams ?? 0,
		categories,
		merchant: {
			...card.merchant,
			logo: row.merchantLogo,
			introduction: localize(row.merchantIntroduction, locale),
			goodsCount: row.merchantGoodsCount,
			rating: row.merchantRating,
			ratingCount: row.merchantRatingCount,
		},
	};
}
