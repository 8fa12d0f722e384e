import type { CategoryNode } from "@/gateway/contract/catalog/category";
import type { LocaleCode } from "@/gateway/contract/locale";
import { readEntry, writeEntry } from "./storage";

const entry = "productClassify";

interface Kept {
	locale: LocaleCode;
	list: CategoryNode[];
}

/** The device may hold what an older version of the shop wrote, or somebody else. */
function isKept(value: unknown): value is Kept {
	const { locale, list } = (value ?? {}) as Partial<Kept>;
	return typeof locale === "string" && Array.isArray(list) && list.every(isTop);
}

function isTop(value: unknown): value is CategoryNode {
	if (!isLeaf(value)) return false;
	const { childList = [] } = value;
	return Array.isArray(childList) && childList.every(isLeaf);
}

function isLeaf(value: unknown): value is CategoryNode {
	const { id, name, image } = (value ?? {}) as Partial<CategoryNode>;
	return (
		Number.isInteger(id) &&
		typeof name === "string" &&
		typeof image === "string"
	);
}

/** The categories as this device saw them last, in this language: shown until today's are here. */
export function readStoredCategories(
	locale: LocaleCode,
): CategoryNode[] | undefined {
	const kept = readEntry(entry);
	return isKept(kept) && kept.locale === locale ? kept.list : undefined;
}

export function storeCategories(
	locale: LocaleCode,
	list: CategoryNode[],
): void {
	writeEntry(entry, { locale, list } satisfies Kept);
}
