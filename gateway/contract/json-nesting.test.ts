import { isNestedWithin } from "./json-nesting";

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test("64 levels are taken, one more is not, of lists and objects alike", () => {
	expect(isNestedWithin(nested(64))).toBe(true);
	expect(isNestedWithin(nested(65))).toBe(false);
	expect(isNestedWithin('{"a":'.repeat(65))).toBe(false);
});

test("what stands beside each other is not nested", () => {
	expect(isNestedWithin(`[${"[],{},".repeat(1_000)}0]`)).toBe(true);
});

test("brackets in strings are text, whatever is escaped there", () => {
	const text = JSON.stringify({ note: `\\"${"[{".repeat(100)}`, "[[": ["\\"] });
	expect(isNestedWithin(text, 2)).toBe(true);
	expect(isNestedWithin(text, 1)).toBe(false);
});

test("a megabyte of brackets, and of a string without end, is told", () => {
	expect(isNestedWithin("[".repeat(1_000_000))).toBe(false);
	expect(isNestedWithin(`"${"[".repeat(1_000_000)}`)).toBe(true);
});
