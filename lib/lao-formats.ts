// Chromium brings no Lao along and would answer in the language of the device: days and distances in our own words,
// those of Unicode's tables.

const near = ["ມື້ນີ້", "ມື້ອື່ນ"];
const weekdays = ["ອາທິດ", "ຈັນ", "ອັງຄານ", "ພຸດ", "ພະຫັດ", "ສຸກ", "ເສົາ"];
const months = [
	...["ມ.ກ.", "ກ.ພ.", "ມ.ນ.", "ມ.ສ.", "ພ.ພ.", "ມິ.ຖ."],
	...["ກ.ລ.", "ສ.ຫ.", "ກ.ຍ.", "ຕ.ລ.", "ພ.ຈ.", "ທ.ວ."],
];

/** A calendar day given by its midnight in UTC; `daysAhead` of today. */
export function formatLaoDay(midnight: number, daysAhead: number): string {
	const day = new Date(midnight);
	const date = `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
	return near[daysAhead] ?? date;
}

/** A moment as Hong Kong's calendar and clocks have it: its day, its time, or both. */
export function formatLaoMoment(
	at: Date,
	{ dateStyle, timeStyle }: Intl.DateTimeFormatOptions,
): string {
	const parts = new Map(
		new Intl.DateTimeFormat("en", {
			timeZone: "Asia/Hong_Kong",
			year: "numeric",
			month: "numeric",
			day: "numeric",
			hour: "2-digit",
			minute: "2-digit",
			hourCycle: "h23",
		})
			.formatToParts(at)
			.map(({ type, value }) => [type, value]),
	);
	const month = months[Number(parts.get("month")) - 1];
	const date = `${parts.get("day")} ${month} ${parts.get("year")}`;
	const time = `${parts.get("hour")}:${parts.get("minute")}`;
	return [dateStyle && date, timeStyle && time].filter(Boolean).join(", ");
}

/** German writes numbers as Lao does. */
export function formatLaoDistance(
	amount: number,
	unit: "meter" | "kilometer",
	maximumFractionDigits: number,
): string {
	const number = new Intl.NumberFormat("de", { maximumFractionDigits });
	return `${number.format(amount)} ${unit === "meter" ? "ມ" : "ກມ"}`;
}
