import { statementsCloseOnDay } from "../../../../contract/sales/statement-terms";
import { hongKongDay } from "../../../../http/hong-kong-time";

// Months of Hong Kong's calendar, each by its first day, such as "2026-11-01".

export const monthOf = (moment: Date): string =>
	`${hongKongDay(moment).slice(0, 7)}-01`;

export function nextMonth(month: string, count = 1): string {
	const first = new Date(month);
	first.setUTCMonth(first.getUTCMonth() + count);
	return first.toISOString().slice(0, 10);
}

/** The first month that cannot be closed yet. */
export function firstOpenMonth(now: Date): string {
	const current = monthOf(now);
	const day = Number(hongKongDay(now).slice(8));
	return day < statementsCloseOnDay ? nextMonth(current, -1) : current;
}
