import {
	type KeptSection,
	type SectionBody,
	sectionsMax,
} from "../../contract/operator-home";
import type { CartType } from "../../contract/values";
import { requireOperator } from "../../http/access";
import type { Ctx } from "../../http/context";
import { refuseField } from "../../http/refuse-field";
import { changesBetween } from "../audit/changes";
import { listCategoryTree } from "../category/service";
import * as repository from "./keep-repository";
import {
	findRow,
	ofArea,
	orderBefore,
	placeAtEnd,
	writeHome,
} from "./write-home";

// Shelves of the two home pages: a rule says what fills them, never a list of goods.

const action = "content.section";

export async function listSectionsForOperator(
	ctx: Ctx,
): Promise<KeptSection[]> {
	requireOperator(ctx.actor);
	const rows = await repository.listAllSections(ctx.db);
	return rows.map(({ position: _, ...row }) => row);
}

export async function saveSection(
	ctx: Ctx,
	{ id, ...fields }: SectionBody,
): Promise<KeptSection[]> {
	await requireTopCategory(ctx, fields);
	await writeHome(ctx, async (tx) => {
		const rows = await repository.listAllSections(tx);
		const old = id === null ? undefined : findRow(rows, id);
		const stays = old?.cartType === fields.cartType;
		const position = stays
			? old.position
			: placeAtEnd(ofArea(rows, fields.cartType), sectionsMax);
		const row = { ...fields, position };
		const kept = id ?? (await repository.insertSection(tx, row));
		if (old) await repository.updateSection(tx, old.id, row);
		const changes = changesBetween(old ?? {}, fields);
		return { action, target: `section ${kept}`, changes };
	});
	return listSectionsForOperator(ctx);
}

export async function removeSection(
	ctx: Ctx,
	id: number,
): Promise<KeptSection[]> {
	await writeHome(ctx, async (tx) => {
		const { title } = findRow(await repository.listAllSections(tx), id);
		await repository.deleteSection(tx, id);
		const changes = [{ field: "title", before: title, after: null }];
		return { action, target: `section ${id}`, changes };
	});
	return listSectionsForOperator(ctx);
}

export async function arrangeSections(
	ctx: Ctx,
	cartType: CartType,
	ids: number[],
): Promise<KeptSection[]> {
	await writeHome(ctx, async (tx) => {
		const rows = ofArea(await repository.listAllSections(tx), cartType);
		const before = orderBefore(rows, ids);
		await repository.arrangeSectionRows(tx, ids);
		const changes = [{ field: "order", before, after: ids }];
		return { action, target: `sections ${cartType}`, changes };
	});
	return listSectionsForOperator(ctx);
}

async function requireTopCategory(
	ctx: Ctx,
	{ categoryId, cartType }: Pick<SectionBody, "categoryId" | "cartType">,
): Promise<void> {
	if (categoryId === null) return;
	const tops = await listCategoryTree(ctx, cartType);
	if (!tops.some(({ id }) => id === categoryId))
		throw refuseField("categoryId", "correctValue");
}
