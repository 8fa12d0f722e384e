import fc from "fast-check";
import { blocksOfText, moneyOf, textOfBlocks, written } from "./form-values";

const line = fc
	.string({ unit: "grapheme", minLength: 1, maxLength: 40 })
	.map((text) => text.replace(/\s+/g, " ").trim())
	.filter((text) => text !== "" && !text.startsWith("#"));
const block = fc.record({
	kind: fc.constantFrom("heading" as const, "paragraph" as const),
	text: line,
});

test("blocks that are edited as a text come back as they were", () => {
	fc.assert(
		fc.property(fc.array(block), (blocks) => {
			expect(blocksOfText(textOfBlocks(blocks))).toEqual(blocks);
		}),
	);
});

test.each([
	["20", "20.00"],
	[" 7.5 ", "7.50"],
	["0", "0.00"],
	["3.", "3.00"],
	["1,000", "1,000"],
	["", ""],
	["-5", "-5"],
])("an amount typed as %j is sent as %j", (typed, sent) => {
	expect(moneyOf(typed)).toBe(sent);
});

test("a language that nobody wrote is left out", () => {
	expect(written({ "zh-CN": " 茶 ", en: "", th: "  " })).toEqual({
		"zh-CN": "茶",
	});
});
