import type { CartType } from "../../contract/values";
import type { category } from "../schema/category";
import type { SampleFiles } from "./files";
import type { LocalizedSeed } from "./sample-schema";

type CategoryRow = typeof category.$inferInsert;

export interface Leaf {
	id: number;
	topId: number;
	cartType: CartType;
	/** Its own name and its top category's. */
	names: [LocalizedSeed, LocalizedSeed];
}

export interface CategoryIndex {
	/** Tops before leaves, so that a parent is there before its children. */
	rows: CategoryRow[];
	leaves: Map<string, Leaf>;
	/** Id of a top or leaf category; throws for an unknown key. */
	idOf: (key: string) => number;
}

function pictureOf(key: string): string {
	return `/sample/categories/${key}-200.webp`;
}

/** Ids follow the files: the supermarket's tops from 1, the mall's tops, then all leaves in the same order. */
export function indexCategories(files: SampleFiles): CategoryIndex {
	const tops = [
		...withArea("SUPERMARKET", files.supermarketCategories),
		...withArea("E_COMMERCE", files.mallCategories),
	];
	const rows: CategoryRow[] = [];
	const ids = new Map<string, number>();
	const leaves = new Map<string, Leaf>();
	const add = (key: string, row: Omit<CategoryRow, "id" | "image">) => {
		const id = rows.length + 1;
		rows.push({ id, image: pictureOf(key), ...row });
		ids.set(key, id);
		return id;
	};

	for (const [at, { cartType, top }] of tops.entries())
		add(top.key, {
			cartType,
			name: top.name,
			parentId: null,
			position: at + 1,
		});
	for (const [at, { cartType, top }] of tops.entries()) {
		const topId = at + 1;
		for (const leaf of top.children) {
			const { name } = leaf;
			const position = rows.length + 1;
			const id = add(leaf.key, { cartType, name, parentId: topId, position });
			leaves.set(leaf.key, { id, topId, cartType, names: [name, top.name] });
		}
	}
	const idOf = (key: string) => {
		const id = ids.get(key);
		if (id === undefined) throw new Error(`No category is called ${key}`);
		return id;
	};
	return { rows, leaves, idOf };
}

function withArea(cartType: CartType, tops: SampleFiles["mallCategories"]) {
	return tops.map((top) => ({ cartType, top }));
}
