import { cacheTags } from "../../../contract/cache-tags";
import type {
	ActivityCard,
	ActivityDetail,
} from "../../../contract/content/activity";
import { activitiesMax } from "../../../contract/content/activity-terms";
import type { Database, Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { orNotFound } from "../../../http/errors";
import { listCards } from "../../catalog/goods/service";
import { enqueueEffect } from "../../platform/outbox/service";
import { presentActivity } from "./presenter";
import * as repository from "./repository";

// Activities as shoppers see them: the shop's clock says which run and which are coming, and one that has ended does
// not exist here. Stored pages are called back by whoever changes one, and when the clock turns one.

export async function listOpenActivities(ctx: Ctx): Promise<ActivityCard[]> {
	const now = ctx.now();
	const rows = await repository.listOpenActivities(ctx.db, now, activitiesMax);
	return rows.map((row) => presentActivity(row, { locale: ctx.locale, now }));
}

/** Throws 404 for one that is unknown or has ended. */
export async function getOpenActivity(
	ctx: Ctx,
	id: number,
): Promise<ActivityDetail> {
	const now = ctx.now();
	const row = orNotFound(await repository.findOpenActivity(ctx.db, id, now));
	const ids = await repository.listShownIds(ctx.db, id);
	return {
		...presentActivity(row, { locale: ctx.locale, now }),
		goods: await listCards(ctx, ids),
	};
}

/** Calls stored pages back. */
export function dropActivityPages(tx: Transaction): Promise<void> {
	return enqueueEffect(tx, "cache-tags", { tags: [cacheTags.activities] });
}

/** Whoever looks first after an activity began or ended calls its pages back; how many turned. */
export function turnActivities(db: Database, now: Date): Promise<number> {
	return db.transaction(async (tx) => {
		const turned = await repository.noteTurned(tx, now);
		if (turned > 0) await dropActivityPages(tx);
		return turned;
	});
}
