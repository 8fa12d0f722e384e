import type {
	ActivityCard,
	ActivityRow,
} from "../../../contract/content/activity";
import type { ActivityState } from "../../../contract/content/activity-terms";
import { type LocaleCode, localize } from "../../../contract/locale";
import { hongKongTime } from "../../../http/hong-kong-time";
import type { Activity, ActivityGoodsRow } from "./repository";

export function stateOf(
	{ startsAt, endsAt }: Pick<Activity, "startsAt" | "endsAt">,
	now: Date,
): ActivityState {
	if (endsAt <= now) return "ended";
	return startsAt <= now ? "running" : "coming";
}

interface Moment {
	locale: LocaleCode;
	now: Date;
}

/** Of one that has not ended. */
export function presentActivity(
	row: Activity,
	{ locale, now }: Moment,
): ActivityCard {
	return {
		...presentFrame(row),
		name: localize(row.name, locale),
		description: localize(row.description, locale),
		state: row.startsAt <= now ? "running" : "coming",
	};
}

function presentFrame({ id, image, startsAt, endsAt }: Activity) {
	return {
		id,
		image,
		startsAt: hongKongTime(startsAt),
		endsAt: hongKongTime(endsAt),
	};
}

/** As operators see it; `goods` may be of others too. */
export function presentActivityRow(
	row: Activity,
	goods: ActivityGoodsRow[],
	{ locale, now }: Moment,
): ActivityRow {
	return {
		...presentFrame(row),
		name: row.name,
		description: row.description,
		state: stateOf(row, now),
		goods: goods
			.filter(({ activityId }) => activityId === row.id)
			.map((one) => ({
				id: one.id,
				name: localize(one.name, locale),
				image: one.images[0] ?? "",
				isShown: one.isShown,
			})),
	};
}
