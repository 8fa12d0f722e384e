import { sectionsMax } from "../../../contract/content/home-admin";
import { refuseField } from "../../../http/refuse-field";
import { isTopCategory } from "../../catalog/category/service";
import { type SectionRow, sectionRows } from "./admin/repository";
import type { ArrangedList } from "./arranged-rows";

/** Shelves of the two home pages: a rule says what fills them, never a list of goods. */
export const sections: ArrangedList<SectionRow> = {
	name: "section",
	countMax: sectionsMax,
	rows: sectionRows,
	check: async (_ctx, tx, { fields: { categoryId, cartType } }) => {
		if (categoryId === null) return;
		if (!(await isTopCategory(tx, categoryId, cartType)))
			throw refuseField("categoryId", "correctValue");
	},
};
