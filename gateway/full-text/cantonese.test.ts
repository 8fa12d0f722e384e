import { readTyped, soundOf } from "./cantonese";

/** Whether some reading of what was typed sounds as the characters do. */
function soundsAs(typed: string, characters: string): boolean {
	const wanted = soundOf(characters)?.split(" ") ?? [];
	const readings = typed
		.split(" ")
		.map(readTyped)
		.reduce(
			(begun, next) =>
				begun.flatMap((before) => next.map((after) => [...before, ...after])),
			[[]],
		);
	return readings.some(
		(syllables) =>
			syllables.length === wanted.length &&
			syllables.every((sounds, at) => sounds.includes(wanted[at] ?? "")),
	);
}

test.each([
	["siu yuk", "烧肉"],
	["siuyuk", "烧肉"],
	["siew yuk", "烧肉"],
	["char siu", "叉烧"],
	["cha siew", "叉烧"],
	["bok choy", "白菜"],
	["pak choi", "白菜"],
	["baak coi", "白菜"],
	["gai lan", "芥兰"],
	["kai lan", "芥兰"],
	["choy sum", "菜心"],
	["har gow", "虾饺"],
	["siu mai", "烧卖"],
	["wonton", "云吞"],
	["chow mein", "炒面"],
	["lap cheong", "腊肠"],
	["nai cha", "奶茶"],
	["naai caa", "奶茶"],
	["dau fu", "豆腐"],
	["ngau lam", "牛腩"],
	["ngau naam", "牛腩"],
	["lo mai gai", "糯米鸡"],
	["cheung fun", "肠粉"],
	["yum cha", "饮茶"],
	["heung gong", "香港"],
	["see yau", "豉油"],
	["seui gaau", "水饺"],
	["seun", "笋"],
])("%s sounds as %s", (typed, characters) => {
	expect(soundsAs(typed, characters)).toBe(true);
});

test.each([
	["siu yuk", "白菜"],
	["gai lan", "菜心"],
	["nai cha", "奶粉"],
])("%s does not sound as %s", (typed, characters) => {
	expect(soundsAs(typed, characters)).toBe(false);
});

test.each(["strawberry", "fresh", "breakfast", "shampoo7", "Bok", "x"])(
	"%s is no Cantonese",
	(typed) => {
		expect(readTyped(typed)).toEqual([]);
	},
);

test("letters that may be cut in countless ways are read in a few", () => {
	const readings = readTyped("aiyuaiyuaiyuaiyuaiyuaiyu");
	expect(readings.length).toBeGreaterThan(0);
	expect(readings.length).toBeLessThanOrEqual(6);
});

test("what has no reading in Cantonese has no sound", () => {
	for (const text of ["milk", "茶m", ""]) expect(soundOf(text)).toBeUndefined();
});
