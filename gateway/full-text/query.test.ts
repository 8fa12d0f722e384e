import groups from "../features/catalog/search/synonyms.json";
import { isLatinWord, wordsOneSlipAway } from "./latin-words";
import { searchQuery } from "./query";
import { compileSynonyms, splitAtSynonyms } from "./synonyms";

const synonyms = compileSynonyms(groups);
const cut = (text: string) =>
	splitAtSynonyms(text, synonyms).map((one) => one.text);
const othersOf = (text: string) =>
	splitAtSynonyms(text, synonyms).flatMap((one) => one.others);

test("sixty groups or more, each of two words or more, none twice in a group", () => {
	expect(groups.length).toBeGreaterThanOrEqual(60);
	for (const group of groups) {
		expect(group.length).toBeGreaterThan(1);
		expect(new Set(group).size).toBe(group.length);
	}
});

test("the longest word is taken, from left to right", () => {
	expect(cut("士多啤梨雪糕")).toEqual(["士多啤梨", "雪糕"]);
	expect(othersOf("士多啤梨")).not.toContain("pear");
	expect(cut("番茄汤")).toEqual(["番茄", "汤"]);
});

test("a Latin word counts whole only, a single character alone only", () => {
	expect(othersOf("fridge")).toContain("refrigerator");
	expect(othersOf("fridges")).toContain("refrigerator");
	expect(othersOf("fridgette")).toEqual([]);
	expect(othersOf("梨")).toContain("pear");
	expect(othersOf("雪梨")).toEqual([]);
});

test("Traditional and Simplified spellings have the same synonyms", () => {
	expect(othersOf("馬鈴薯")).toEqual(othersOf("马铃薯"));
});

test("the beginning of one letter is no search for everything", () => {
	expect(searchQuery("c", synonyms)?.matching).not.toContain(":*");
	expect(searchQuery("co", synonyms)?.matching).toContain("'co':*");
});

test("nothing is asked for twice", () => {
	const set = searchQuery("set", synonyms);
	expect(set?.better).toEqual(["(('set' | 'sets'))", "(('set':*))"]);
	expect(set?.matching).toBe("((('set':* | '~set':*)))");
	expect(searchQuery("日本", synonyms)?.better).toHaveLength(1);
	expect(searchQuery("fridge", synonyms)?.better).toHaveLength(3);
});

test("one slip is a letter swapped, left out, added or wrong, and no more", () => {
	const near = wordsOneSlipAway("milk");
	for (const one of ["imlk", "mlik", "mil", "ilk", "milky", "silk", "mils"])
		expect(near).toContain(one);
	for (const other of ["milk", "mi", "lkmi", "sulk", "milkyy"])
		expect(near).not.toContain(other);
	expect(near.length).toBe(new Set(near).size);
});

test("words of four to twenty-four Latin letters are put right, others are not", () => {
	expect(["milk", "a".repeat(24)].every(isLatinWord)).toBe(true);
	expect(
		["tea", "a".repeat(25), "mi1k", "милк", "牛奶牛奶"].some(isLatinWord),
	).toBe(false);
});
