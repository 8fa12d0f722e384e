import type { Chip } from "@/components/catalog/list/chips";
import { paths } from "@/lib/routes/paths";
import type { FoundMerchantShelf } from "./find-merchant-shelf";

type Shown = Pick<
	FoundMerchantShelf,
	"shelf" | "merchant" | "tree" | "category"
>;

/**
 * Narrower shelves beside this one: the parts of the top category in which the shopper stands, else the top categories.
 * The sort stays. Among what is found by words none is counted.
 */
export function shelfChips(found: Shown, all: string): Chip[] {
	const { shelf, merchant, tree, category } = found;
	const top = tree.find(({ id }) => id === category?.top.id);
	const only = tree.length === 1 ? tree[0] : undefined;
	const parts = (top ?? only)?.childList ?? tree;
	const isFound = shelf.keyword !== undefined;
	const chip = (cid: number | undefined, name: string, count: number) => ({
		name,
		path: paths.merchantShelf({ ...shelf, cid, page: 1 }),
		isCurrent: cid === shelf.cid,
		count: isFound ? undefined : count,
	});
	return [
		chip(undefined, all, merchant.goodsCount),
		...(top ? [chip(top.id, top.name, top.count)] : []),
		...parts.map(({ id, name, count }) => chip(id, name, count)),
	];
}
