import { paths } from "./paths";

const page = /^\/goods_detail\/([1-9]\d{0,8})$/;
const inner = /^\/goods_detail\/([1-9]\d{0,8})\/([1-9]\d{0,8})$/;

/**
 * A goods has few skus, so that the page on each (`?sku=`) is stored whole under a path of its own. Undefined where no
 * sku is asked for: other parameters make no other page.
 */
export function storedGoodsPath(
	path: string,
	query: URLSearchParams,
): string | undefined {
	const sku = query.get("sku");
	return page.test(path) && sku && inner.test(`${path}/${sku}`)
		? `${path}/${sku}`
		: undefined;
}

/** The one address of a goods whose inner path somebody asked for; undefined for other paths. */
export function goodsAddress(path: string): string | undefined {
	const [, id, sku] = inner.exec(path) ?? [];
	return id && sku ? paths.goods(Number(id), Number(sku)) : undefined;
}
