import fc from "fast-check";
import { faultyLanguage, valueAt, withValueAt } from "./form-paths";
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

test("a value deep in a draft is changed alone", () => {
	const draft = { links: [{ title: { en: "a" } }, { title: { en: "b" } }] };
	const changed = withValueAt(draft, "links.1.title.en", "c");
	expect(valueAt(changed, "links.1.title.en")).toBe("c");
	expect(changed.links[0]).toBe(draft.links[0]);
	expect(draft.links[1]?.title.en).toBe("b");
});

test("the language in which something is wrong is known", () => {
	expect(faultyLanguage({ amount: "x", "name.th": "tooLong" })).toBe("th");
	expect(faultyLanguage({ amount: "x" })).toBeUndefined();
});
