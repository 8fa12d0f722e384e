/** Spans of Hong Kong's calendar; all but the last month end today. Any other is named by its days. */
export const dashboardRanges = [
	"today",
	"last7",
	"last30",
	"last90",
	"month",
	"lastMonth",
	"year",
] as const;
export type DashboardRange = (typeof dashboardRanges)[number];

export const usualRange = "last30" satisfies DashboardRange;

/** Five years, two of them leap years. */
export const spanDaysMax = 5 * 365 + 2;
