import fc from "fast-check";
import { wordsOneSlipAway } from "../../full-text/latin-words";
import { beginsWord, isOneSlipAway, spell } from "./spelling";

const word = fc.string({
	unit: fc.constantFrom(..."abcde"),
	minLength: 1,
	maxLength: 7,
});

test("one slip is what the shop's search takes for one, in words of four letters and more", () => {
	fc.assert(
		fc.property(word, word, (typed, other) => {
			const expected =
				typed.length >= 4 && wordsOneSlipAway(typed).includes(other);
			expect(isOneSlipAway(typed, other)).toBe(expected);
		}),
		{ numRuns: 2_000 },
	);
});

test("every slip of a word is understood", () => {
	fc.assert(
		fc.property(word, (typed) => {
			fc.pre(typed.length >= 4);
			for (const slip of wordsOneSlipAway(typed))
				expect(isOneSlipAway(typed, slip)).toBe(true);
		}),
		{ numRuns: 50 },
	);
});

test.each([
	["Queen’s Rd. Central", "queensrdcentral"],
	["  ＴＡＩ　ＫＯＯ ", "taikoo"],
	["鑽石山", "钻石山"],
	["Liberté", "liberte"],
	["，。 ", ""],
])("a text is compared without what people leave out: %s", (text, compact) => {
	expect(spell(text).compact).toBe(compact);
});

test("a short form stands for its word, and for the beginning of others", () => {
	expect(beginsWord("st", "street")).toBe(true);
	expect(beginsWord("st", "stanley")).toBe(true);
	expect(beginsWord("rd", "road")).toBe(true);
	expect(beginsWord("constructor", "road")).toBe(false);
});
