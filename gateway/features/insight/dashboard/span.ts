import type { Span, Trade } from "../../../contract/insight/dashboard";
import {
	type DashboardRange,
	spanDaysMax,
} from "../../../contract/insight/dashboard-terms";
import { GatewayError } from "../../../http/errors";
import { addDays, countDays, earlier } from "./days";

type Step = Trade["step"];

/** More are told by weeks, and more than a year by months. */
const daysMax = 62;
const weeksMax = 366;

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

export type Asked = Partial<Span> & { range: DashboardRange };

/** What is asked for, as days; the fault is named at the field that bears it. */
export function spanOf({ range, ...days }: Asked, today: string): Span {
	if (!days.from && !days.to) return spanOfRange(range, today);
	const { to = today, from = to } = days;
	const refuse = (fields: Partial<Record<keyof Span, string>>) => {
		throw new GatewayError(400, "parameterInvalid", { data: { fields } });
	};
	if (from > today) refuse({ from: "dayAhead" });
	if (to > today) refuse({ to: "dayAhead" });
	if (from > to) refuse({ to: "endsBeforeStart" });
	if (countDays(from, to) > spanDaysMax) refuse({ from: "spanTooLong" });
	return { from, to };
}

function spanOfRange(range: DashboardRange, today: string): Span {
	const lastMonth = addDays(firstOfMonth(today), -1);
	const spans: Record<DashboardRange, Span> = {
		today: { from: today, to: today },
		last7: { from: addDays(today, -6), to: today },
		last30: { from: addDays(today, -29), to: today },
		last90: { from: addDays(today, -89), to: today },
		month: { from: firstOfMonth(today), to: today },
		lastMonth: { from: firstOfMonth(lastMonth), to: lastMonth },
		year: { from: `${today.slice(0, 4)}-01-01`, to: today },
	};
	return spans[range];
}

/** As many days earlier. */
export const moveBack = ({ from, to }: Span, days: number): Span => ({
	from: addDays(from, -days),
	to: addDays(to, -days),
});

export function stepOf({ from, to }: Span): Step {
	const days = countDays(from, to);
	if (days <= daysMax) return "day";
	return days <= weeksMax ? "week" : "month";
}

/** Weeks from Monday on and whole months, as far as they lie in the span. */
export function periodsOf({ from, to }: Span, step: Step): Span[] {
	const periods: Span[] = [];
	for (let start = from; start <= to; ) {
		const end = earlier(lastOf(start, step), to);
		periods.push({ from: start, to: end });
		start = addDays(end, 1);
	}
	return periods;
}

function lastOf(day: string, step: Step): string {
	if (step === "day") return day;
	const date = new Date(day);
	if (step === "week") return addDays(day, (7 - date.getUTCDay()) % 7);
	const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
	return addDays(new Date(next).toISOString().slice(0, 10), -1);
}
