import Decimal from "decimal.js";
import type { GoodsDetail, Sku } from "../../../contract/catalog/goods";
import {
	type ContentMeasure,
	measuredUnits,
} from "../../../contract/catalog/unit-price";
import { starsMax } from "../../../contract/stars";
import type { Ctx } from "../../../http/context";
import { linkTo } from "../../../http/link-to";
import { productIdOf, variantIdOf } from "./product-id";
import { centsOf, currency, priceOf } from "./protocol";

type Reader = Pick<Ctx, "locale" | "settings">;

const picturesMax = 10;

/** The one that stands for its goods: the cheapest that can be bought, else the first. */
export function featuredOf({ skus }: GoodsDetail): Sku | undefined {
	const sold = skus.filter(({ stock }) => stock > 0);
	const [cheapest] = sold.sort((one, other) =>
		new Decimal(one.price).comparedTo(other.price),
	);
	return cheapest ?? skus[0];
}

/** Of the skus that are given, in their order; a goods without any is no product. */
export function presentProduct(
	goods: GoodsDetail,
	skus: Sku[],
	reader: Reader,
) {
	const { locale, settings } = reader;
	const pictures = goods.gallery.slice(0, picturesMax);
	return {
		id: productIdOf(goods.id),
		title: goods.name,
		description: goods.introduction
			? { markdown: goods.introduction }
			: { plain: goods.name },
		url: linkTo(settings.siteUrl, locale, `/goods_detail/${goods.id}`),
		categories: goods.categories.map(({ name }) => ({
			value: name,
			taxonomy: "merchant",
		})),
		price_range: rangeOf(goods.skus.map(({ price }) => price)),
		...listPriceRange(goods.skus),
		media: pictures.map((path) => imageOf(path, goods.name, settings)),
		options: goods.options.map(({ name, values }) => ({
			name,
			values: values.map((label) => ({ label })),
		})),
		variants: skus.map((sku) => presentVariant(goods, sku, reader)),
		...(goods.rating && {
			rating: {
				value: Number(goods.rating),
				scale_max: starsMax,
				count: goods.ratingCount,
			},
		}),
	};
}

function rangeOf(prices: string[]) {
	const sorted = prices.map(centsOf).sort((one, other) => one - other);
	const end = (amount = 0) => ({ amount, currency });
	return { min: end(sorted[0]), max: end(sorted.at(-1)) };
}

/** Where something is saved on one sku at least. */
function listPriceRange(skus: Sku[]) {
	if (!skus.some(isReduced)) return {};
	const before = skus.map((sku) =>
		isReduced(sku) ? (sku.oldPrice ?? sku.price) : sku.price,
	);
	return { list_price_range: rangeOf(before) };
}

const isReduced = ({ price, oldPrice }: Sku) =>
	oldPrice !== null && new Decimal(oldPrice).gt(price);

const imageOf = (path: string, name: string, { siteUrl }: Ctx["settings"]) => ({
	type: "image",
	url: new URL(path, siteUrl).href,
	alt_text: name,
});

function presentVariant(goods: GoodsDetail, sku: Sku, reader: Reader) {
	const { locale, settings } = reader;
	const { merchant } = goods;
	const title = Object.values(sku.options).join(" / ") || goods.name;
	return {
		id: variantIdOf(sku.id),
		sku: String(sku.id),
		title,
		description: {
			plain: title === goods.name ? title : `${goods.name}, ${title}`,
		},
		url: linkTo(
			settings.siteUrl,
			locale,
			`/goods_detail/${goods.id}?sku=${sku.id}`,
		),
		price: priceOf(sku.price),
		...(isReduced(sku) &&
			sku.oldPrice && { list_price: priceOf(sku.oldPrice) }),
		...unitPriceIn(sku),
		availability: {
			available: sku.stock > 0,
			status: sku.stock > 0 ? "in_stock" : "out_of_stock",
		},
		options: Object.entries(sku.options).map(([name, label]) => ({
			name,
			label,
		})),
		...(sku.image && { media: [imageOf(sku.image, title, settings)] }),
		...lowestIn(sku),
		seller: { name: merchant.name },
	};
}

/** As pages say it beside an old price: the lowest of the 30 days before the reduction. */
const lowestIn = ({ lowestBefore }: Sku) =>
	lowestBefore === null
		? {}
		: { metadata: { lowest_price_before: priceOf(lowestBefore) } };

/** What each measure is in that of its price by measure. */
const measures = {
	g: ["g", 1],
	kg: ["g", 1_000],
	ml: ["ml", 1],
	l: ["ml", 1_000],
	piece: ["piece", 1],
} as const;

/** A content such as "1.5 kg", and what 100 g, 100 ml or a piece cost. */
function unitPriceIn({ content, unitPrice }: Sku) {
	const [amount, measure] = content?.split(" ") ?? [];
	if (!amount || !measure || !unitPrice) return {};
	const [unit, size] = measures[measure as ContentMeasure];
	return {
		unit_price: {
			...priceOf(unitPrice.price),
			measure: { value: new Decimal(amount).mul(size).toNumber(), unit },
			reference: { value: measuredUnits[unitPrice.per], unit },
		},
	};
}
