import { hongKongOffsetMs } from "../../http/hong-kong-time";
import type { activity, activityGoods } from "../schema/activity";
import type { SampleFiles } from "./files";
import { goodsIdsOf } from "./named-goods";

const dayMs = 24 * 60 * 60 * 1_000;

/** Midnight in Hong Kong before a moment. */
function dayOf(moment: Date): number {
	const local = moment.getTime() + hongKongOffsetMs;
	return local - (local % dayMs) - hongKongOffsetMs;
}

/** Ids are positions in the file. What has begun by then is announced by the gateway's clock, as any other. */
export function activityRows(
	{ activities }: SampleFiles,
	loadedAt: Date,
): (typeof activity.$inferInsert)[] {
	return activities.map((entry, at) => {
		const begin = dayOf(loadedAt) + entry.beginsInDays * dayMs;
		return {
			id: at + 1,
			name: entry.name,
			description: entry.description,
			image: `/sample/activities/${entry.key}-1200.webp`,
			startsAt: new Date(begin),
			endsAt: new Date(begin + entry.days * dayMs),
			announcedState: entry.beginsInDays > 0 ? "coming" : "running",
		};
	});
}

export function activityGoodsRows(
	files: SampleFiles,
): (typeof activityGoods.$inferInsert)[] {
	const ids = goodsIdsOf(files);
	return files.activities.flatMap((entry, at) =>
		entry.goods.map((key, position) => ({
			activityId: at + 1,
			goodsId: ids.get(key) ?? 0,
			position,
		})),
	);
}
