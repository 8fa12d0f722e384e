import { cacheTags } from "../../../../contract/cache-tags";
import type {
	AdminAgreement,
	AdminArticle,
	AdminHelp,
	AgreementBody,
	ArticleBody,
	HelpCategoryBody,
} from "../../../../contract/content/content-admin";
import type { Queryable, Transaction } from "../../../../db/client";
import { namesAll } from "../../../../db/positions";
import { requireOperator } from "../../../../http/access";
import type { Ctx } from "../../../../http/context";
import { GatewayError, orNotFound } from "../../../../http/errors";
import { hongKongDay } from "../../../../http/hong-kong-time";
import { refuseField } from "../../../../http/refuse-field";
import {
	type AuditRecord,
	changesBetween,
	recordAudit,
} from "../../../platform/audit/service";
import { enqueueEffect } from "../../../platform/outbox/service";
import { listHelpTitles } from "../repository";
import * as repository from "./repository";

// Operators write the help centre and the agreements. One writes at a time, so that an order is always that of all
// there is; every page that shows the help hears of it.

export async function readHelpForOperator(ctx: Ctx): Promise<AdminHelp> {
	requireOperator(ctx.actor);
	const [categories, titles] = await Promise.all([
		repository.listCategories(ctx.db),
		listHelpTitles(ctx.db),
	]);
	return {
		categories: categories.map(({ id, name }) => ({
			id,
			name,
			articles: titles
				.filter(({ categoryId }) => categoryId === id)
				.map((article) => ({ id: article.id, title: article.title })),
		})),
	};
}

export async function saveCategory(ctx: Ctx, { id, name }: HelpCategoryBody) {
	await write(ctx, "content.help", async (tx) => {
		const old = id === null ? undefined : await requireCategory(tx, id);
		const kept = id ?? (await repository.insertCategory(tx, name));
		if (old) await repository.renameCategory(tx, kept, name);
		const changes = changesBetween(old ?? {}, { name });
		return { target: `help category ${kept}`, changes };
	});
	return readHelpForOperator(ctx);
}

export async function removeCategory(ctx: Ctx, id: number): Promise<AdminHelp> {
	await write(ctx, "content.help", async (tx) => {
		const { name } = await requireCategory(tx, id);
		if ((await repository.countArticles(tx, id)) > 0)
			throw new GatewayError(409, "categoryHasArticles");
		await repository.deleteCategory(tx, id);
		return { target: `help category ${id}`, changes: gone(name) };
	});
	return readHelpForOperator(ctx);
}

export async function arrangeCategories(ctx: Ctx, ids: number[]) {
	await write(ctx, "content.help", async (tx) => {
		const before = (await repository.listCategories(tx)).map(({ id }) => id);
		if (!namesAll(ids, before)) throw new GatewayError(409, "listChanged");
		await repository.arrangeCategories(tx, ids);
		const changes = [{ field: "order", before, after: ids }];
		return { target: "help categories", changes };
	});
	return readHelpForOperator(ctx);
}

export async function readArticle(ctx: Ctx, id: number): Promise<AdminArticle> {
	requireOperator(ctx.actor);
	const { position: _, ...article } = await requireArticle(ctx.db, id);
	return article;
}

export async function saveArticle(ctx: Ctx, { id, ...body }: ArticleBody) {
	const kept = await write(ctx, "content.help", async (tx) => {
		const old = id === null ? undefined : await requireArticle(tx, id);
		if (!(await findCategory(tx, body.categoryId)))
			throw refuseField("categoryId", "correctValue");
		const stays = old?.categoryId === body.categoryId;
		const position = stays
			? old.position
			: await repository.endOfCategory(tx, body.categoryId);
		const row = { ...body, position, updatedOn: today(ctx) };
		const made = id ?? (await repository.insertArticle(tx, row));
		if (old) await repository.updateArticle(tx, old.id, row);
		const changes = changesBetween(old ?? {}, body);
		return { target: `help article ${made}`, changes, id: made };
	});
	return readArticle(ctx, kept.id);
}

export async function removeArticle(ctx: Ctx, id: number): Promise<AdminHelp> {
	await write(ctx, "content.help", async (tx) => {
		const old = await requireArticle(tx, id);
		await repository.deleteArticle(tx, id);
		return { target: `help article ${id}`, changes: gone(old.title) };
	});
	return readHelpForOperator(ctx);
}

export async function arrangeArticles(
	ctx: Ctx,
	categoryId: number,
	ids: number[],
): Promise<AdminHelp> {
	await write(ctx, "content.help", async (tx) => {
		await requireCategory(tx, categoryId);
		const before = (await listHelpTitles(tx))
			.filter((article) => article.categoryId === categoryId)
			.map(({ id }) => id);
		if (!namesAll(ids, before)) throw new GatewayError(409, "listChanged");
		await repository.arrangeArticles(tx, ids);
		const changes = [{ field: "order", before, after: ids }];
		return { target: `help category ${categoryId}`, changes };
	});
	return readHelpForOperator(ctx);
}

export function listAgreementsForOperator(ctx: Ctx): Promise<AdminAgreement[]> {
	requireOperator(ctx.actor);
	return repository.listAgreements(ctx.db);
}

export async function saveAgreement(
	ctx: Ctx,
	body: AgreementBody,
): Promise<AdminAgreement> {
	const kept = { ...body, updatedOn: today(ctx) };
	await write(ctx, "content.agreement", async (tx) => {
		const all = await repository.listAgreements(tx);
		const old = all.find(({ name }) => name === body.name);
		await repository.putAgreement(tx, kept);
		const changes = changesBetween(old ?? {}, body);
		return { target: `agreement ${body.name}`, changes };
	});
	return kept;
}

const today = (ctx: Ctx) => hongKongDay(ctx.now());

const gone = (name: unknown) => [{ field: "name", before: name, after: null }];

async function findCategory(tx: Transaction, id: number) {
	return (await repository.listCategories(tx)).find((one) => one.id === id);
}

async function requireArticle(db: Queryable, id: number) {
	return orNotFound(await repository.findArticle(db, id));
}

async function requireCategory(tx: Transaction, id: number) {
	return orNotFound(await findCategory(tx, id));
}

/** One writer at a time, with an audit record and a word to the pages. */
async function write<Done extends Pick<AuditRecord, "target" | "changes">>(
	ctx: Ctx,
	action: AuditRecord["action"],
	change: (tx: Transaction) => Promise<Done>,
): Promise<Done> {
	requireOperator(ctx.actor);
	return ctx.db.transaction(async (tx) => {
		await repository.lockHelp(tx);
		const done = await change(tx);
		const { target, changes } = done;
		await recordAudit(tx, ctx, { action, target, changes, merchantId: null });
		await enqueueEffect(tx, "cache-tags", { tags: [cacheTags.help] });
		return done;
	});
}
