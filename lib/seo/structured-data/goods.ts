import Decimal from "decimal.js";
import type { GoodsDetail, Sku } from "@/gateway/contract/catalog/goods";
import {
	type ContentMeasure,
	measuredUnits,
} from "@/gateway/contract/catalog/unit-price";
import type { LocaleCode } from "@/gateway/contract/locale";
import { paths } from "@/lib/routes/paths";
import { fileAddress, pageAddress } from "../site-address";
import type { Thing } from "./json-ld";
import { describeReviews, type Reviews } from "./reviews";

/** A goods with what it costs and what buyers say of it. What is not known is left out. */
export function describeGoods(
	goods: GoodsDetail,
	locale: LocaleCode,
	reviews?: Reviews,
): Thing {
	const { id, name, introduction, brand, origin, weightGrams } = goods;
	const url = pageAddress(paths.goods(id), locale);
	return {
		"@type": "Product",
		"@id": `${url}#goods`,
		name,
		description: introduction || name,
		url,
		image: goods.gallery.map(fileAddress),
		sku: String(id),
		brand: brand ? { "@type": "Brand", name: brand } : undefined,
		category: goods.categories.map((category) => category.name).join(" > "),
		countryOfOrigin: origin ? { "@type": "Country", name: origin } : undefined,
		weight:
			weightGrams > 0
				? { "@type": "QuantitativeValue", value: weightGrams, unitCode: "GRM" }
				: undefined,
		offers: offersOf(goods, url),
		...describeReviews(reviews),
	};
}

/** One sku is an offer; several are a range, whose prices are those of what can be bought, as on the page. */
function offersOf(goods: GoodsDetail, url: string): Thing | undefined {
	const offers = goods.skus.map((sku) => offerOf(goods, sku, url));
	if (offers.length <= 1) return offers[0];
	const inStock = goods.skus.filter(({ stock }) => stock > 0);
	const prices = (inStock.length > 0 ? inStock : goods.skus).map(
		({ price }) => price,
	);
	return {
		"@type": "AggregateOffer",
		url,
		priceCurrency: "HKD",
		lowPrice: Decimal.min(...prices).toFixed(2),
		highPrice: Decimal.max(...prices).toFixed(2),
		offerCount: offers.length,
		availability: availabilityOf(inStock.length > 0),
		offers,
	};
}

function offerOf(goods: GoodsDetail, sku: Sku, url: string): Thing {
	return {
		"@type": "Offer",
		url,
		sku: String(sku.id),
		price: sku.price,
		priceCurrency: "HKD",
		priceSpecification: unitPriceOf(sku),
		availability: availabilityOf(sku.stock > 0),
		itemCondition: "https://schema.org/NewCondition",
		seller: { "@type": "Organization", name: goods.merchant.name },
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

function availabilityOf(isInStock: boolean): string {
	return `https://schema.org/${isInStock ? "InStock" : "OutOfStock"}`;
}
