import { readEntry, removeEntry, writeEntry } from "./storage";

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

function block() {
	for (const storage of ["localStorage", "sessionStorage"] as const)
		jest.spyOn(window, storage, "get").mockImplementation(() => {
			throw new DOMException("blocked", "SecurityError");
		});
}

test("an entry carries the shop's prefix and says what it holds, where and since when", () => {
	const before = Date.now();
	writeEntry("words", ["tea"]);
	const stored = JSON.parse(localStorage.getItem("hk-words") ?? "");
	expect(stored).toEqual({
		dataType: "array",
		content: ["tea"],
		type: "local",
		timestamp: expect.any(Number),
	});
	expect(stored.timestamp).toBeGreaterThanOrEqual(before);
	expect(sessionStorage).toHaveLength(0);
});

test("an entry of the session stays out of the lasting storage", () => {
	writeEntry("closed", true, "session");
	expect(sessionStorage.getItem("hk-closed")).toContain('"type":"session"');
	expect(localStorage).toHaveLength(0);
	expect(readEntry("closed", "session")).toBe(true);
	expect(readEntry("closed")).toBeUndefined();
});

test("what was removed is gone", () => {
	writeEntry("words", ["tea"]);
	removeEntry("words");
	expect(readEntry("words")).toBeUndefined();
});

test.each(["{not json", "null", "7", '"text"', "{}"])(
	"a stranger's entry %s is no entry",
	(text) => {
		localStorage.setItem("hk-words", text);
		expect(readEntry("words")).toBeUndefined();
	},
);

test("where storage is blocked nothing is kept and nothing fails", () => {
	block();
	expect(writeEntry("words", ["tea"])).toBe(false);
	expect(readEntry("words")).toBeUndefined();
	expect(() => removeEntry("words")).not.toThrow();
});
