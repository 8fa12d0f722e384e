import { maskNickname } from "./mask-nickname";

test.each([
	["大埔阿強", "大***強"],
	["Wing L", "W***L"],
	["阿明", "阿***"],
	["K", "K***"],
	["", "***"],
	["  Priya ", "P***a"],
	["👩‍👧小曼👨‍👩‍👧‍👦", "👩‍👧***👨‍👩‍👧‍👦"],
	["นภา", "น***า"],
])("%j is shown as %j", (nickname, shown) => {
	expect(maskNickname(nickname)).toBe(shown);
});

test("how long a nickname is cannot be told from its mask", () => {
	expect(maskNickname("abc")).toHaveLength(maskNickname("a".repeat(40)).length);
});
