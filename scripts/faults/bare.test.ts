import { faultOfCall, faultOfPage } from "./bare";

const answer = (path: string, status: number | undefined, text = "") => ({
	path,
	status,
	text,
	startedAt: 0,
	endedAt: 1,
});
const later = (path: string, text: string) => ({
	...answer(path, 503, text),
	retryAfter: "5",
});

test.each([200, 304, 307, 404])("a page may be answered by %i", (status) => {
	expect(faultOfPage(answer("/en", status))).toBeUndefined();
});

test.each([400, 429, 500, 502, 503])("a bare %i is no page", (status) => {
	expect(faultOfPage(answer("/en", status))).toBe(`/en: a bare ${status}`);
});

test("a page says later in the language of its address", () => {
	expect(
		faultOfPage(later("/th/goods_detail/2", '<html lang="th">')),
	).toBeUndefined();
	expect(faultOfPage(later("/", '<html lang="zh-Hant-HK">'))).toBeUndefined();
	expect(faultOfPage(later("/fr", '<html lang="en">'))).toMatch(/language/);
});

test("no answer shows where in the code it broke", () => {
	const text = "Error: no\n    at ask (file:///shop/ask.ts:12:3)";
	expect(faultOfPage(answer("/en", 200, text))).toMatch(/stack/);
	expect(faultOfCall({ ...answer("/api", 503, text), code: 503 })).toMatch(
		/stack/,
	);
});

test("a call is answered by an envelope, and by 503 only with the time to ask again", () => {
	const call = (status: number, code?: number, retryAfter?: string) =>
		faultOfCall({ ...answer("/api", status), code, retryAfter });
	expect(call(200, 200)).toBeUndefined();
	expect(call(409, 409)).toBeUndefined();
	expect(call(503, 503, "5")).toBeUndefined();
	expect(call(503, 503)).toMatch(/Retry-After/);
	expect(call(500, 500)).toMatch(/500/);
	expect(call(502)).toMatch(/envelope/);
});
