import { formatDistance } from "./format-distance";

test.each([
	[3, "10 m"],
	[354, "350 m"],
	[994, "990 m"],
	[995, "1 km"],
	[1_234, "1.2 km"],
	[9_940, "9.9 km"],
	[9_960, "10 km"],
	[19_660, "20 km"],
	[9_612_345, "9,612 km"],
])("%d metres are said as people say them: %s", (metres, words) => {
	expect(formatDistance(metres, "en")).toBe(words);
});

test("a distance is said in the shopper's language", () => {
	expect(formatDistance(1_234, "zh-CN")).toBe("1.2 公里");
	expect(formatDistance(1_234, "fr")).toMatch(/^1,2\skm$/);
});

test.each([350, 990, 1_234, 9_940, 19_660, 9_612_345])(
	"%d metres in Lao, which not every browser knows, are said as Unicode's tables have it",
	(metres) => {
		const isNear = metres < 995;
		const lao = new Intl.NumberFormat("lo", {
			style: "unit",
			unit: isNear ? "meter" : "kilometer",
			maximumFractionDigits: metres < 9_950 ? 1 : 0,
		});
		expect(formatDistance(metres, "lao")).toBe(
			lao.format(isNear ? metres : metres / 1_000),
		);
	},
);
