import type { CategoryNode } from "@/gateway/contract/catalog/category";

export interface CategoryQuery {
	top: CategoryNode;
	/** The category itself. */
	id: number;
	name: string;
	image: string;
}

/** Where a category stands in the trees; undefined for one that does not exist. */
export function findCategory(
	trees: CategoryNode[],
	id: number,
): CategoryQuery | undefined {
	for (const top of trees) {
		const found = [top, ...(top.childList ?? [])].find((one) => one.id === id);
		if (found) return { top, id, name: found.name, image: found.image };
	}
	return undefined;
}
