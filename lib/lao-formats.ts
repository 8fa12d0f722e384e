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

/** German writes numbers as Lao does. */
export function formatLaoDistance(
	amount: number,
	unit: "meter" | "kilometer",
	maximumFractionDigits: number,
): string {
	const number = new Intl.NumberFormat("de", { maximumFractionDigits });
	return `${number.format(amount)} ${unit === "meter" ? "ມ" : "ກມ"}`;
}
