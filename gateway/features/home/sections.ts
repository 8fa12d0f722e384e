import { sectionsMax } from "../../contract/operator-home";
import { refuseField } from "../../http/refuse-field";
import { isTopCategory } from "../category/service";
import type { Board } from "./board";
import { type SectionRow, sectionRows } from "./keep-repository";

/** Shelves of the two home pages: a rule says what fills them, never a list of goods. */
export const sections: Board<SectionRow> = {
	name: "section",
	countMax: sectionsMax,
	rows: sectionRows,
	check: async (_ctx, tx, { fields: { categoryId, cartType } }) => {
		if (categoryId === null) return;
		if (!(await isTopCategory(tx, categoryId, cartType)))
			throw refuseField("categoryId", "correctValue");
	},
};
