import { canonicalize, type Json } from "../contract/canonical-json";
import { signatureOf } from "../testing/wire";
import { isSameSignature, sign } from "./signature";
import vectors from "./signature-vectors.json";

describe.each(vectors)("the golden vector: $name", (vector) => {
	test("is canonicalized as the protocol says", () => {
		expect(canonicalize(vector.payload)).toBe(vector.canonical);
	});

	test("is signed as the protocol says", () => {
		expect(sign(vector)).toBe(vector.signature);
	});

	test("is signed alike by the tests' own client", () => {
		expect(signatureOf(vector)).toBe(vector.signature);
	});
});

const turnable = vectors.filter(
	({ payload }) => typeof payload === "object" && !Array.isArray(payload),
);

test.each(turnable)("the order of keys does not matter: $name", (vector) => {
	const turned = Object.entries(vector.payload).reverse();
	const payload = Object.fromEntries(turned) as Json;
	expect(sign({ ...vector, payload })).toBe(vector.signature);
});

test("undefined members are not part of what is signed", () => {
	expect(canonicalize({ b: undefined, a: { c: undefined } })).toBe('{"a":{}}');
});

test("a key named __proto__ is part of what is signed", () => {
	expect(canonicalize(JSON.parse('{"__proto__":{"a":1}}'))).toBe(
		'{"__proto__":{"a":1}}',
	);
});

test.each([
	["another", "abcd", "abce"],
	["a shorter", "abcd", "abc"],
	["an empty", "abcd", ""],
	["a non-Latin", "abcd", "ab港"],
])("%s signature is not the same", (_, right, sent) => {
	expect(isSameSignature(right, sent)).toBe(false);
});
