import { reloadIfChunkLost } from "./lost-chunk";

const reload = jest.fn();

function lostChunk(): Error {
	const error = new Error("Failed to load chunk /_next/static/chunks/a.js");
	error.name = "ChunkLoadError";
	return error;
}

beforeEach(() => {
	sessionStorage.clear();
	reload.mockClear();
	jest.useFakeTimers({ now: new Date("2026-01-05T10:00:00+08:00") });
});

afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
});

test("a lost chunk reloads the page once in 60 seconds", () => {
	expect(reloadIfChunkLost(lostChunk(), reload)).toBe(true);
	jest.advanceTimersByTime(59_999);
	expect(reloadIfChunkLost(lostChunk(), reload)).toBe(false);
	expect(reload).toHaveBeenCalledTimes(1);
	jest.advanceTimersByTime(1);
	expect(reloadIfChunkLost(lostChunk(), reload)).toBe(true);
	expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
	"Loading chunk 12 failed.",
	"Loading CSS chunk 3 failed",
	"Failed to fetch dynamically imported module: /_next/static/a.js",
	"Importing a module script failed.",
])("browsers and bundlers say it in many ways: %s", (message) => {
	expect(reloadIfChunkLost(new Error(message), reload)).toBe(true);
});

test("a script of the shop that fails to load is a lost chunk, another's is not", () => {
	const script = document.createElement("script");
	script.src = "https://elsewhere.example/a.js";
	expect(reloadIfChunkLost(script, reload)).toBe(false);
	script.src = "/_next/static/chunks/a.js";
	expect(reloadIfChunkLost(script, reload)).toBe(true);
});

test("a sheet of the shop that fails to load is lost as a chunk is, what is only fetched ahead is not", () => {
	const link = document.createElement("link");
	link.href = "/_next/static/chunks/a.css";
	link.rel = "preload";
	expect(reloadIfChunkLost(link, reload)).toBe(false);
	link.rel = "stylesheet";
	expect(reloadIfChunkLost(link, reload)).toBe(true);
});

test.each([new Error("no chunk"), "Loading chunk 1 failed", null, undefined])(
	"%p does not reload the page",
	(cause) => {
		expect(reloadIfChunkLost(cause, reload)).toBe(false);
		expect(reload).not.toHaveBeenCalled();
	},
);

test("where the guard cannot be kept the page is not reloaded, for it might never end", () => {
	jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
		throw new DOMException("blocked", "SecurityError");
	});
	expect(reloadIfChunkLost(lostChunk(), reload)).toBe(false);
	expect(reload).not.toHaveBeenCalled();
});

test("without a connection the page stays", () => {
	jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	expect(reloadIfChunkLost(lostChunk(), reload)).toBe(false);
});
