import type { CategoryNode } from "../../../contract/catalog/category";
import { type LocaleCode, localize } from "../../../contract/locale";
import type { CategoryRow } from "./repository";

/** The two-level tree; a top category without children has no `childList` at all. */
export function presentCategoryTree(
	rows: CategoryRow[],
	locale: LocaleCode,
): CategoryNode[] {
	const present = (row: CategoryRow) => ({
		id: row.id,
		name: localize(row.name, locale),
		image: row.image,
	});
	return rows
		.filter((row) => row.parentId === null)
		.map((top) => {
			const children = rows.filter((row) => row.parentId === top.id);
			return {
				...present(top),
				cartType: top.cartType,
				...(children.length > 0 && { childList: children.map(present) }),
			};
		});
}
