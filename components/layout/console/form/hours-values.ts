import type { DayHours } from "@/gateway/contract/values";

export interface DayValues {
	isOpen: boolean;
	from: string;
	to: string;
}

/** A week from Monday on as a form has it; what a closed day would begin with is `usual`. */
export const dayValues = (
	week: DayHours[] | null,
	usual: { from: string; to: string },
): DayValues[] =>
	Array.from({ length: 7 }, (_, day) => ({
		...usual,
		...week?.[day],
		isOpen: week ? Boolean(week[day]) : true,
	}));

export const weekOf = (days: DayValues[]): DayHours[] =>
	days.map(({ isOpen, from, to }) => (isOpen ? { from, to } : null));
