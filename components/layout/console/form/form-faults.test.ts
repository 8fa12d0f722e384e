import { faultyLanguage } from "./form-faults";

test("the language in which something is wrong is known", () => {
	expect(faultyLanguage(["amount", "name.th"])).toBe("th");
	expect(faultyLanguage(["amount"])).toBeUndefined();
});
