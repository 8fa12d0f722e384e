// A goods and a sku may have the same number, so each says which it is. A sku's bare number, which feeds and pages name
// too, is taken as its SKU.

export const productIdOf = (goodsId: number) => `goods-${goodsId}`;
export const variantIdOf = (skuId: number) => `sku-${skuId}`;

const form = /^(?:(goods|sku)-)?([1-9]\d{0,9})$/;
const idMax = 2_147_483_647;

/** Undefined for what is neither. */
export function readProductId(
	text: string,
): { goodsId: number } | { skuId: number } | undefined {
	const [, kind, digits] = form.exec(text) ?? [];
	const id = Number(digits);
	if (!digits || id > idMax) return undefined;
	return kind === "goods" ? { goodsId: id } : { skuId: id };
}
