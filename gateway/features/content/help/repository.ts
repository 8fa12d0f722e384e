import { asc, desc, eq } from "drizzle-orm";
import type { AgreementName } from "../../../contract/content/help-terms";
import type { Database, Queryable } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import { agreement, helpArticle, helpCategory } from "../../../db/schema/help";

export function listHelpCategoryRows(db: Database) {
	return db.select().from(helpCategory).orderBy(desc(helpCategory.position));
}
export type HelpCategoryRow = typeof helpCategory.$inferSelect;

/** Titles only: the tree needs no texts. */
export function listHelpTitles(db: Queryable) {
	const { id, categoryId, title } = helpArticle;
	return db
		.select({ id, categoryId, title })
		.from(helpArticle)
		.orderBy(asc(helpArticle.position));
}
export type HelpTitleRow = Awaited<ReturnType<typeof listHelpTitles>>[number];

export async function findHelpArticle(db: Database, id: number) {
	const [row] = await db
		.select({ article: helpArticle, category: helpCategory })
		.from(helpArticle)
		.innerJoin(helpCategory, eq(helpCategory.id, helpArticle.categoryId))
		.where(eq(helpArticle.id, id));
	return row;
}
export type HelpArticleRow = NonNullable<
	Awaited<ReturnType<typeof findHelpArticle>>
>;

export const findAgreement = (db: Database, name: AgreementName) =>
	findRow(db, agreement, eq(agreement.name, name));
export type AgreementRow = typeof agreement.$inferSelect;
