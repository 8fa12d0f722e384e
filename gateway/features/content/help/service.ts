import type {
	Agreement,
	HelpArticle,
	HelpCategory,
} from "../../../contract/content/help";
import type { AgreementName } from "../../../contract/content/help-terms";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import {
	presentAgreement,
	presentHelpArticle,
	presentHelpTree,
} from "./presenter";
import {
	findAgreement,
	findHelpArticle,
	listHelpCategoryRows,
	listHelpTitles,
} from "./repository";

// What the shop explains: help articles in categories, and the terms it is held to. Texts are blocks, never HTML. An
// article or agreement that nobody has written is refused as not found.

/** The last category first, as the protocol has it: whoever shows the tree turns it round. */
export async function listHelpTree(ctx: Ctx): Promise<HelpCategory[]> {
	const [categories, titles] = await Promise.all([
		listHelpCategoryRows(ctx.db),
		listHelpTitles(ctx.db),
	]);
	return presentHelpTree(categories, titles, ctx.locale);
}

export async function getArticle(ctx: Ctx, id: number): Promise<HelpArticle> {
	const row = orNotFound(await findHelpArticle(ctx.db, id));
	return presentHelpArticle(row, ctx.locale);
}

export async function readAgreement(
	ctx: Ctx,
	name: AgreementName,
): Promise<Agreement> {
	const row = orNotFound(await findAgreement(ctx.db, name));
	return presentAgreement(row, ctx.locale);
}
