import { askedLanguage } from "./asked-language";

const ask = (query: string, path = "/users/link_program") =>
	askedLanguage({
		locale: "zh-CN",
		path,
		searchParams: new URLSearchParams(query),
	});

test.each([
	["ui_locales=fr-CA+en&state=a+b", "/fr/users/link_program?state=a+b"],
	["ui_locales=de+th&state=a", "/th/users/link_program?state=a"],
	["ui_locales=zh-HK&state=a", "/users/link_program?state=a"],
	["ui_locales=de&state=a", "/users/link_program?state=a"],
])("a program's %s leads to %s", (query, address) => {
	expect(ask(query)).toBe(address);
});

test("nothing else is led anywhere by it", () => {
	expect(ask("state=a")).toBeUndefined();
	expect(ask("ui_locales=fr", "/users/user_info")).toBeUndefined();
});
