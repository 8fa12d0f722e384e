import { readSample } from "../read-sample";
import { wordsOf } from "./words";

const packed = readSample().goods.filter(
	({ picture }) => picture.pack !== "none",
);

test("every pack bears its brand and what is in it, in two lines that are large enough for a card", () => {
	expect(packed.length).toBeGreaterThan(150);
	for (const goods of packed) {
		const { brand, lines } = wordsOf(goods);
		expect(brand).toBe(goods.brand ?? "Harbour Fresh");
		expect(lines.length).toBeLessThanOrEqual(2);
		for (const line of lines) expect(line).toMatch(/^\S{2,7}$/);
	}
});

test("a pack that is sold by weight or by volume says how much is in it", () => {
	const measured = packed.filter(({ unit }) =>
		/^(\d+ × )?[\d.]+ (k?g|ml|L)$/.test(unit ?? ""),
	);
	expect(measured.length).toBeGreaterThan(90);
	for (const goods of measured)
		expect(wordsOf(goods).measure).toMatch(/\d (k?g|ml|L)$/);
});

test("no two goods of one brand bear the same words", () => {
	const said = packed.map((goods) => JSON.stringify(wordsOf(goods)));
	expect(new Set(said).size).toBe(said.length);
});
