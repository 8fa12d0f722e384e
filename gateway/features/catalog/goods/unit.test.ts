import { readSampleFiles } from "../../../db/sample/files";
import { presentUnit } from "./unit";

test.each([
	["10 rolls", "zh-CN", "10 卷裝"],
	["6 件裝", "en", "Pack of 6"],
	["pack of 6", "fr", "Lot de 6"],
	["Pack de 12", "th", "แพ็ก 12 ชิ้น"],
] as const)("what is counted, %s, reads in %s as %s", (unit, locale, read) => {
	expect(presentUnit(unit, locale)).toBe(read);
});

test.each(["500 g", "6 × 1.5 L", "9 W · E27", "一對", null])(
	"what is no count stays as it was written: %s",
	(unit) => {
		for (const locale of ["zh-CN", "en", "lao"] as const)
			expect(presentUnit(unit, locale)).toBe(unit);
	},
);

test("no unit of the sample shop is left in a language that is not the reader's", () => {
	const units = readSampleFiles().goods.flatMap(({ entries }) =>
		entries.flatMap(({ unit }) => unit ?? []),
	);
	for (const unit of units) {
		const isMeasure = unit
			.split("·")
			.every(
				(part) =>
					/^[\d.]+( × [\d.]+)*( (k?g|ml|L|mm|cm|m|W|lm))?$/.test(part.trim()) ||
					/^(E27|A5)$/.test(part.trim()),
			);
		if (!isMeasure) expect(presentUnit(unit, "zh-CN")).not.toBe(unit);
	}
});
