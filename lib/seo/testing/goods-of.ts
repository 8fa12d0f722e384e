import type { GoodsDetail, Sku } from "@/gateway/contract/catalog/goods";
import { ofEachFact } from "@/gateway/contract/catalog/goods-facts";

export function skuOf(id: number, fields: Partial<Sku> = {}): Sku {
	const plain = {
		options: {},
		oldPrice: null,
		content: null,
		unitPrice: null,
		lowestBefore: null,
		image: null,
	};
	return { id, price: "12.50", stock: 3, ...plain, ...fields };
}

export function goodsOf(
	skus: Sku[],
	fields: Partial<GoodsDetail> = {},
): GoodsDetail {
	const merchant = { id: 2, name: "Jade Store", isSelfSupport: false };
	return {
		id: 7,
		name: "Fresh milk",
		image: "/sample/milk.webp",
		cartType: "SUPERMARKET",
		price: "12.50",
		oldPrice: null,
		lowestBefore: null,
		unitPrice: null,
		hasPriceRange: false,
		stock: 3,
		sales: 0,
		rating: null,
		ratingCount: 0,
		skuCount: skus.length,
		introduction: "One litre",
		guarantees: ["refund"],
		freight: { fee: "50.00", freeFrom: "350.00" },
		gallery: ["/sample/milk.webp"],
		options: [],
		skus,
		...ofEachFact(() => null),
		brand: "Kowloon Dairy",
		origin: "HK",
		storage: "chilled",
		weightGrams: 1030,
		categories: [
			{ id: 3, name: "Dairy" },
			{ id: 30, name: "Milk" },
		],
		merchant: {
			...merchant,
			logo: "",
			introduction: "",
			goodsCount: 1,
			rating: null,
			ratingCount: 0,
		},
		...fields,
	};
}
