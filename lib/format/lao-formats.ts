// Chromium brings no Lao along and would answer in the language of the device: days and distances in our own words,
// those of Unicode's tables.

const near = ["ມື້ນີ້", "ມື້ອື່ນ"];
const weekdays = ["ອາທິດ", "ຈັນ", "ອັງຄານ", "ພຸດ", "ພະຫັດ", "ສຸກ", "ເສົາ"];
const months = [
	"ມ.ກ.",
	"ກ.ພ.",
	"ມ.ນ.",
	"ມ.ສ.",
	"ພ.ພ.",
	"ມິ.ຖ.",
	"ກ.ລ.",
	"ສ.ຫ.",
	"ກ.ຍ.",
	"ຕ.ລ.",
	"ພ.ຈ.",
	"ທ.ວ.",
];

/** A calendar day given by its midnight in UTC; `daysAhead` of today. */
export function formatLaoDay(midnight: number, daysAhead: number): string {
	const day = new Date(midnight);
	const date = `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
	return near[daysAhead] ?? date;
}

/** A moment as Hong Kong's calendar and clocks have it: of day, weekday and time what is asked for. */
export function formatLaoMoment(
	at: Date,
	{ dateStyle, timeStyle, ...options }: Intl.DateTimeFormatOptions,
): string {
	const asked = {
		...(dateStyle && { day: "numeric", month: "short", year: "numeric" }),
		...(timeStyle && { hour: "2-digit", minute: "2-digit" }),
		...options,
	};
	const { year, month, day, hour, minute } = partsOf(at);
	const isInFigures = asked.month === "numeric" || asked.month === "2-digit";
	const date = joined(isInFigures ? "/" : " ", [
		asked.day && String(Number(day)),
		asked.month && (isInFigures ? month : months[Number(month) - 1]),
		asked.year && year,
	]);
	const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
	const weekday = asked.weekday && weekdays[new Date(midnight).getUTCDay()];
	return joined(", ", [
		joined(isInFigures ? ", " : " ", [weekday, date]),
		joined(":", [asked.hour && hour, asked.minute && minute]),
	]);
}

function partsOf(at: Date): Record<string, string | undefined> {
	const parts = new Intl.DateTimeFormat("en", {
		timeZone: "Asia/Hong_Kong",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	}).formatToParts(at);
	return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const joined = (between: string, texts: (string | undefined)[]) =>
	texts.filter(Boolean).join(between);

/** German writes numbers as Lao does. */
export function formatLaoDistance(
	amount: number,
	unit: "meter" | "kilometer",
	maximumFractionDigits: number,
): string {
	const number = new Intl.NumberFormat("de", { maximumFractionDigits });
	return `${number.format(amount)} ${unit === "meter" ? "ມ" : "ກມ"}`;
}
