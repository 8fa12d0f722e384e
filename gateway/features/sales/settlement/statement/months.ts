import { statementsCloseOnDay } from "../../../../contract/sales/statement-terms";
import { hongKongOffsetMs } from "../../../../http/hong-kong-time";
import { dayOf } from "../days";

// Months of Hong Kong's calendar, each by its first day, such as "2026-11-01".

export const monthOf = (moment: Date): string =>
	`${dayOf(moment).slice(0, 7)}-01`;

export function nextMonth(month: string, count = 1): string {
	const first = new Date(month);
	first.setUTCMonth(first.getUTCMonth() + count);
	return first.toISOString().slice(0, 10);
}

/** The moment at which it begins. */
export const beginOf = (month: string): Date =>
	new Date(Date.parse(month) - hongKongOffsetMs);

/** The first month that cannot be closed yet. */
export function firstOpenMonth(now: Date): string {
	const current = monthOf(now);
	const day = Number(dayOf(now).slice(8));
	return day < statementsCloseOnDay ? nextMonth(current, -1) : current;
}
