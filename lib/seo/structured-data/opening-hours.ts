import type { DayHours } from "@/gateway/contract/values";
import type { Thing } from "./json-ld";

/** From Monday on, as the contract counts days. */
const weekdays = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;

/** Days with the same hours together; a day on which the store stays closed is in none. */
export function describeHours(week: DayHours[]): Thing[] {
	const spans = new Map<string, string[]>();
	week.forEach((day, at) => {
		if (!day) return;
		const span = `${day.from} ${day.to}`;
		spans.set(span, [...(spans.get(span) ?? []), weekdays[at] ?? ""]);
	});
	return [...spans].map(([span, dayOfWeek]) => {
		const [opens, closes = ""] = span.split(" ");
		return {
			"@type": "OpeningHoursSpecification",
			dayOfWeek,
			opens,
			// A day has no 24:00 there.
			closes: closes === "24:00" ? "23:59" : closes,
		};
	});
}
