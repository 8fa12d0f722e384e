import type {
	Agreement,
	HelpArticle,
	HelpCategory,
} from "../../../contract/content/help";
import {
	chooseLanguage,
	type LocaleCode,
	localize,
} from "../../../contract/locale";
import type {
	AgreementRow,
	HelpArticleRow,
	HelpCategoryRow,
	HelpTitleRow,
} from "./repository";

/** A category without articles has no `childList` at all. */
export function presentHelpTree(
	categories: HelpCategoryRow[],
	titles: HelpTitleRow[],
	locale: LocaleCode,
): HelpCategory[] {
	return categories.map((category) => {
		const own = titles.filter((title) => title.categoryId === category.id);
		return {
			id: category.id,
			name: localize(category.name, locale),
			...(own.length > 0 && {
				childList: own.map(({ id, title }) => ({
					id,
					name: localize(title, locale),
				})),
			}),
		};
	});
}

export function presentHelpArticle(
	{ article, category }: HelpArticleRow,
	locale: LocaleCode,
): HelpArticle {
	return {
		id: article.id,
		name: localize(article.title, locale),
		category: { id: category.id, name: localize(category.name, locale) },
		content: chooseLanguage(article.content, locale) ?? [],
		updatedOn: article.updatedOn,
	};
}

export function presentAgreement(
	row: AgreementRow,
	locale: LocaleCode,
): Agreement {
	return {
		name: row.name,
		title: localize(row.title, locale),
		content: chooseLanguage(row.content, locale) ?? [],
		updatedOn: row.updatedOn,
	};
}
