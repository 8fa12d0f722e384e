import type { QuoteChange } from "@/gateway/contract/sales/checkout";
import { mergeChanges } from "./merge-changes";

const price = (before: string, now: string, about = "7"): QuoteChange => ({
	kind: "price",
	about,
	name: "Lamp",
	before,
	now,
});
const slot: QuoteChange = {
	kind: "slot",
	about: "1",
	name: "Market",
	before: "10:00",
	now: null,
};

test("a price that changes twice is named once, from the first to the newest", () => {
	expect(
		mergeChanges([price("5.00", "6.00")], [price("6.00", "7.00")]),
	).toEqual([price("5.00", "7.00")]);
});

test("what is again as it was is not named any more", () => {
	expect(
		mergeChanges([price("5.00", "6.00"), slot], [price("6.00", "5.00")]),
	).toEqual([slot]);
});

test("a slot that stays lost is named once, beside what else changes", () => {
	const other = price("1.00", "2.00", "8");
	expect(mergeChanges([slot], [slot, other])).toEqual([slot, other]);
});
