import { picturesIn } from "../../../../contract/catalog/introduction";
import type { Transaction } from "../../../../db/client";
import { listGoodsPictures } from "../../../platform/upload/service";
import type { GoodsState, Leaf, OpenMerchantGoods } from "../admin/service";
import { type PriceRules, readOldPrices } from "../past-prices";
import type { Surroundings } from "./apply-line";
import type { ImportRow } from "./job-repository";
import type { Line } from "./read-line";

interface Found {
	leaves: OpenMerchantGoods["leaves"];
	lines: Line[];
	/** The goods that lines name, as they are. */
	states: Map<string, GoodsState>;
	rules: PriceRules;
}

/** What lines are held against: categories of the area, pictures that may be shown, and what was asked before. */
export async function findSurroundings(
	tx: Transaction,
	{ accountId, merchantId }: ImportRow,
	{ leaves, lines, states, rules }: Found,
): Promise<Surroundings> {
	const paths = new Set(
		lines.flatMap(({ goods }) => [
			...(goods.images ?? []),
			...Object.values(goods.introduction ?? {}).flatMap(picturesIn),
		]),
	);
	const sender = { accountId, merchantId };
	const usable = await listGoodsPictures(tx, sender, [...paths]);
	const named = nameLeaves(leaves);
	const skuIds = [...states.values()].flatMap(({ skus }) =>
		skus.flatMap(({ id }) => id ?? []),
	);
	return {
		mayBear: await readOldPrices(tx, skuIds, rules),
		categoryOf: (cell) =>
			/^\d{1,9}$/.test(cell)
				? leaves.get(Number(cell))?.id
				: named.get(foldName(cell)),
		isUsable: (path) => usable.has(path),
	};
}

const foldName = (name: string) =>
	name
		.split(">")
		.map((part) => part.trim().toLowerCase())
		.join(">");

/** By "top > leaf" in any one language, and by the leaf alone where only one is called so. */
function nameLeaves(leaves: Map<number, Leaf>): Map<string, number> {
	const named = new Map<string, number>();
	const alone = new Map<string, Set<number>>();
	for (const { id, name, topName } of leaves.values())
		for (const [locale, text] of Object.entries(name)) {
			const top = topName[locale as keyof typeof topName] ?? "";
			named.set(foldName(`${top}>${text}`), id);
			const word = foldName(text);
			alone.set(word, (alone.get(word) ?? new Set()).add(id));
		}
	for (const [word, [id, ...others]] of alone)
		if (id !== undefined && others.length === 0) named.set(word, id);
	return named;
}

const number = /^#(\d+)$/;

/** Goods that lines name, by their own codes and by the shop's numbers. */
export function namedBy(merchantId: number, goodsCodes: string[]) {
	const all = [...new Set(goodsCodes)];
	return {
		merchantId,
		ids: all.flatMap((code) => number.exec(code)?.[1] ?? []).map(Number),
		codes: all.filter((code) => !number.test(code)),
	};
}

/** Goods by how a line may name them. */
export function byCode(states: GoodsState[]): Map<string, GoodsState> {
	return new Map(
		states.flatMap((state) => [
			[`#${state.id}`, state] as const,
			...(state.code === null ? [] : [[state.code, state] as const]),
		]),
	);
}
