import type { Cart, CartLine } from "@/gateway/contract/sales/cart";

export function sampleLine(id: number, rest: Partial<CartLine> = {}): CartLine {
	return {
		id,
		skuId: id + 100,
		goodsId: id + 200,
		name: `Goods ${id}`,
		image: "/sample/goods.webp",
		unit: null,
		options: {},
		price: "10.00",
		oldPrice: null,
		unitPrice: null,
		lowestBefore: null,
		priceBefore: null,
		quantity: 1,
		quantityMax: 99,
		subtotal: "10.00",
		isChosen: true,
		state: "available",
		hasOtherSkus: false,
		...rest,
	};
}

export function sampleCart(
	version: number,
	lines: CartLine[],
	invalid: CartLine[] = [],
): Cart {
	const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	const chosen = lines.filter(({ isChosen }) => isChosen);
	return {
		version,
		invalid,
		groups:
			lines.length === 0
				? []
				: [
						{
							key: "merchant-1",
							cartType: "E_COMMERCE",
							merchant: { id: 1, name: "Merchant", isSelfSupport: false },
							store: null,
							lines,
							goodsTotal: "10.00",
							freight: {
								amount: "30.00",
								fee: "30.00",
								freeFrom: "399.00",
								missing: "389.00",
							},
						},
					],
		totals: {
			count,
			chosenCount: chosen.length,
			goods: "10.00",
			coupons: "0.00",
			freight: "30.00",
			total: "40.00",
		},
	};
}
