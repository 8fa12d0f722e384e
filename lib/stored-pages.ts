import { contentAddress, storedContentPath } from "./content-path";
import { goodsAddress, storedGoodsPath } from "./goods-path";
import { listAddress, storedListPath } from "./list-path";
import { merchantAddress, storedMerchantPath } from "./merchant-path";

/**
 * The path under which a page is kept: its own, or, where pages differ by their query and there is an end to them, one
 * that says what the query says.
 */
export function innerPath(path: string, query: URLSearchParams): string {
	return (
		storedListPath(path, query) ??
		storedGoodsPath(path, query) ??
		storedMerchantPath(path, query) ??
		storedContentPath(path, query) ??
		path
	);
}

/** The one address of a page whose inner path somebody asked for; undefined for other paths. */
export function outerAddress(path: string): string | undefined {
	return (
		listAddress(path) ??
		goodsAddress(path) ??
		merchantAddress(path) ??
		contentAddress(path)
	);
}
