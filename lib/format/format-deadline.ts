import type { LocaleCode } from "@/gateway/contract/locale";
import { formatDate } from "./format-date";

const dayMs = 24 * 60 * 60 * 1_000;

/** Until when: its time alone where that is within a day, else its day too. */
export function formatDeadline(
	at: string,
	locale: LocaleCode,
	now: number,
): string {
	const moment = new Date(at);
	const isSoon = moment.getTime() - now < dayMs;
	return formatDate(
		moment,
		locale,
		isSoon
			? { timeStyle: "short" }
			: { dateStyle: "medium", timeStyle: "short" },
	);
}
