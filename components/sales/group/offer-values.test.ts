import { bodyOf, momentToType, valuesOf } from "./offer-values";

const now = Date.parse("2026-11-22T18:05:30+08:00");

test("moments are typed and sent on Hong Kong's clock, wherever the device is", () => {
	expect(momentToType(now)).toBe("2026-11-22T18:05");
	expect(bodyOf(undefined, valuesOf(undefined, now))).toMatchObject({
		startsAt: "2026-11-22T18:05:00+08:00",
		endsAt: "2026-11-29T18:05:00+08:00",
	});
});

test.each([
	["8", "8.00"],
	["8.5", "8.50"],
	[" 8.55 ", "8.55"],
])("a price typed as %s is sent as %s", (typed, sent) => {
	expect(
		bodyOf(undefined, { ...valuesOf(undefined, now), price: typed }).price,
	).toBe(sent);
});
