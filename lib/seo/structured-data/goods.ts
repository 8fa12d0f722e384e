import type { GoodsDetail, Sku } from "@/gateway/contract/catalog/goods";
import {
	type ContentMeasure,
	measuredUnits,
} from "@/gateway/contract/catalog/unit-price";
import type { LocaleCode } from "@/gateway/contract/locale";
import { paths } from "@/lib/routes/paths";
import { plainText } from "../plain-text";
import { fileAddress, pageAddress } from "../site-address";
import type { Thing } from "./json-ld";
import { describeTerms, type OfferTerms } from "./offer-terms";
import { describeReviews, type Reviews } from "./reviews";

/**
 * A goods with what it costs and what buyers say of it, then the terms that its offers share. Of several skus it is a
 * group of products, all of them: a goods has fifty at most. What is not known is left out.
 */
export function describeGoods(
	goods: GoodsDetail,
	locale: LocaleCode,
	reviews?: Reviews,
): Thing[] {
	const { id, skus } = goods;
	const url = pageAddress(paths.goods(id), locale);
	const prices = skus.map(({ price }) => price);
	const terms = describeTerms(goods, { url, prices });
	const [first, ...others] = skus;
	const sold =
		others.length > 0
			? {
					"@type": "ProductGroup",
					productGroupID: String(id),
					variesBy: variesBy(goods),
					hasVariant: skus.map((sku) =>
						describeVariant(goods, sku, { terms, locale }),
					),
				}
			: {
					"@type": "Product",
					sku: first && String(first.id),
					offers: first && describeOffer(goods, first, { terms, url }),
				};
	return [
		{
			...sold,
			"@id": `${url}#goods`,
			...describeKnown(goods),
			url,
			...describeReviews(reviews),
		},
		...terms.things,
	];
}

function describeKnown(goods: GoodsDetail) {
	const { name, introduction, brand, origin, weightGrams } = goods;
	return {
		name,
		description: plainText(introduction) || name,
		image: goods.gallery.map(fileAddress),
		brand: brand ? { "@type": "Brand", name: brand } : undefined,
		category: goods.categories.map((category) => category.name).join(" > "),
		countryOfOrigin: origin ? { "@type": "Country", name: origin } : undefined,
		weight:
			weightGrams > 0
				? { "@type": "QuantitativeValue", value: weightGrams, unitCode: "GRM" }
				: undefined,
	};
}

/** Options that schema.org has a word for; all others are properties by their names. */
const ownWords: Record<string, string> = { colour: "color", size: "size" };
const wordOf = (option: string) => ownWords[option] ?? "additionalProperty";

function variesBy({ options }: GoodsDetail): string[] {
	const words = new Set(options.map(({ name }) => wordOf(name)));
	return [...words].map((word) => `https://schema.org/${word}`);
}

/** As its own page shows it: the goods' page with this sku chosen. */
function describeVariant(
	goods: GoodsDetail,
	sku: Sku,
	{ terms, locale }: { terms: OfferTerms; locale: LocaleCode },
): Thing {
	const url = pageAddress(paths.goods(goods.id, sku.id), locale);
	const image = sku.image ?? goods.gallery[0];
	const chosen = Object.entries(sku.options);
	const others = chosen.filter(([name]) => !ownWords[name]);
	return {
		"@type": "Product",
		sku: String(sku.id),
		name: nameOfSku(goods, sku),
		url,
		image: image && fileAddress(image),
		...Object.fromEntries(
			chosen.flatMap(([name, value]) => {
				const word = ownWords[name];
				return word ? [[word, value]] : [];
			}),
		),
		additionalProperty:
			others.length > 0
				? others.map(([name, value]) => ({
						"@type": "PropertyValue",
						name,
						value,
					}))
				: undefined,
		offers: describeOffer(goods, sku, { terms, url }),
	};
}

/** Such as "Shirt, Black, M". */
export function nameOfSku(
	{ name }: Pick<GoodsDetail, "name">,
	{ options }: Sku,
): string {
	return [name, ...Object.values(options)].join(", ");
}

function describeOffer(
	goods: GoodsDetail,
	sku: Sku,
	{ terms, url }: { terms: OfferTerms; url: string },
): Thing {
	const { price, stock } = sku;
	return {
		"@type": "Offer",
		url,
		price,
		priceCurrency: "HKD",
		priceSpecification: unitPriceOf(sku),
		availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
		itemCondition: "https://schema.org/NewCondition",
		seller: { "@type": "Organization", name: goods.merchant.name },
		...terms.refer(price),
	};
}

/** UN/CEFACT's codes of units. */
const unitCodes = { g: "GRM", kg: "KGM", ml: "MLT", l: "LTR", piece: "C62" };
const measureOf = { weight: "g", volume: "ml", piece: "piece" } as const;

const quantity = (value: number, measure: ContentMeasure): Thing => ({
	"@type": "QuantitativeValue",
	value,
	unitCode: unitCodes[measure],
});

/** The price of its content, and by which measure a reader shall reckon. */
function unitPriceOf({ price, unitPrice, content }: Sku): Thing | undefined {
	if (!unitPrice || !content) return undefined;
	const { per } = unitPrice;
	const [amount, measure] = content.split(" ");
	return {
		"@type": "UnitPriceSpecification",
		price,
		priceCurrency: "HKD",
		referenceQuantity: {
			...quantity(Number(amount), measure as ContentMeasure),
			valueReference: quantity(measuredUnits[per], measureOf[per]),
		},
	};
}
