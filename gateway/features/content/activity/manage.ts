import type { DataOf, Input } from "../../../contract/call";
import type {
	ActivityRow,
	listOwnActivities,
	saveActivity as saveCall,
} from "../../../contract/content/activity";
import type { Localized } from "../../../contract/locale";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { refuseField } from "../../../http/refuse-field";
import { changesBetween, recordAudit } from "../../platform/audit/service";
import { requireOwnPicture } from "../../platform/upload/service";
import { presentActivityRow, stateOf } from "./presenter";
import * as repository from "./repository";
import { dropActivityPages } from "./service";

// What operators do to activities: each change is one transaction with its audit record and the notice to stored pages.
// Merchants' staff may not: an activity shows goods of several merchants.

type Body = Input<typeof saveCall>["body"];

export async function listAllActivities(
	ctx: Ctx,
	asked: Input<typeof listOwnActivities>["query"],
): Promise<DataOf<typeof listOwnActivities>> {
	requireOperator(ctx.actor);
	const [rows, total] = await Promise.all([
		repository.listAllActivities(ctx.db, sliceOf(asked)),
		repository.countActivities(ctx.db),
	]);
	const ids = rows.map(({ id }) => id);
	const goods = ids.length > 0 ? await repository.listGoodsOf(ctx.db, ids) : [];
	const moment = { locale: ctx.locale, now: ctx.now() };
	const list = rows.map((row) => presentActivityRow(row, goods, moment));
	return presentPage(asked, list, total);
}

/** The whole activity as it is to be. Throws 404 for an unknown id, 400 for goods or a picture that there are not. */
export function saveActivity(ctx: Ctx, body: Body): Promise<ActivityRow> {
	requireOperator(ctx.actor);
	const goodsIds = [...new Set(body.goodsIds)];
	return ctx.db.transaction(async (tx) => {
		const before = body.id
			? orNotFound(await repository.lockActivity(tx, body.id))
			: undefined;
		const { image: path } = body;
		const picture = { path, model: "activity", field: "image" } as const;
		if (before?.image !== path) await requireOwnPicture(ctx, picture, tx);
		if ((await repository.countGoods(tx, goodsIds)) !== goodsIds.length)
			throw refuseField("goodsIds", "unknownGoods");
		const shown = fieldsOf(body);
		const announcedState = stateOf(shown, ctx.now());
		const fields = { ...shown, announcedState };
		const id = before ? before.id : await repository.insertActivity(tx, fields);
		if (before) await repository.updateActivity(tx, id, fields);
		const goodsBefore = await repository.listGoodsOf(tx, [id]);
		await repository.setGoods(tx, id, goodsIds);
		await recordAudit(tx, ctx, {
			action: "activity.save",
			target: `activity ${id}`,
			merchantId: null,
			changes: [
				...changesBetween(before ?? {}, shown),
				{
					field: "goods",
					before: goodsBefore.map((one) => one.id).join(),
					after: goodsIds.join(),
				},
			],
		});
		await dropActivityPages(tx);
		const goods = await repository.listGoodsOf(tx, [id]);
		const moment = { locale: ctx.locale, now: ctx.now() };
		return presentActivityRow({ id, ...fields }, goods, moment);
	});
}

export function removeActivity(ctx: Ctx, id: number): Promise<null> {
	requireOperator(ctx.actor);
	return ctx.db.transaction(async (tx) => {
		const before = orNotFound(await repository.lockActivity(tx, id));
		await repository.deleteActivity(tx, id);
		await recordAudit(tx, ctx, {
			action: "activity.remove",
			target: `activity ${id}`,
			merchantId: null,
			changes: [{ field: "name", before: before.name["zh-CN"], after: "" }],
		});
		await dropActivityPages(tx);
		return null;
	});
}

const moment = (minute: string) => new Date(`${minute}:00+08:00`);

/** What is empty in a language is left out, so that it falls back. */
function written(text: Body["name"]): Localized {
	return Object.fromEntries(
		Object.entries(text).filter(([, words]) => words !== ""),
	);
}

function fieldsOf(body: Body) {
	return {
		name: written(body.name),
		description: written(body.description),
		image: body.image,
		startsAt: moment(body.startsAt),
		endsAt: moment(body.endsAt),
	};
}
