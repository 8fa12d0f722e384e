import { expectFault } from "../testing/expect-fault";
import { openTestShop, type TestShop } from "../testing/test-shop";

const path = "/api/front/pc/visit";
const megabyte = 1024 * 1024;
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop({ signatureMode: "off" });
});
afterAll(() => shop.close());

function post(body: BodyInit, type = "application/json") {
	const headers = { "content-type": type, "accept-language": "en" };
	// Node wants `duplex` for a body that streams; the DOM's types do not know it.
	const init = { method: "POST", headers, body, duplex: "half" };
	return shop.wire.send(path, init as RequestInit);
}

/** A body of no stated length. */
function stream(bytes: number): ReadableStream<Uint8Array> {
	const piece = new Uint8Array(64 * 1024).fill(97);
	let left = bytes;
	return new ReadableStream({
		pull(controller) {
			if (left <= 0) return controller.close();
			controller.enqueue(piece.slice(0, Math.min(left, piece.length)));
			left -= piece.length;
		},
	});
}

test.each([
	["cut off", '{"path":"/'],
	["a word", "visit"],
	["NaN", '{"path":NaN}'],
	["Infinity", '{"path":-Infinity}'],
	["a comment", '{"path":"/"}//'],
	["trailing comma", '{"path":"/",}'],
	["single quotes", "{'path':'/'}"],
	["a control character", '{"path":"/\n"}'],
	["no text at all", ""],
	["blanks", " \n\t "],
	["form data", "path=%2F"],
	["a null byte", "\0"],
])("a body that is not JSON is refused: %s", async (_, body) => {
	expectFault(await post(body), "parameterInvalid");
});

test.each([
	["null", null],
	["a number", 1],
	["a huge number", 1e308],
	["a boolean", true],
	["a string", "/"],
	["a list", ["/"]],
	["a list as path", { path: ["/"] }],
	["an object as path", { path: { toString: "/" } }],
	["a number as path", { path: 1 }],
	["null as path", { path: null }],
	["nothing", {}],
	["an unknown member", { path: "/", admin: true }],
	["a path of another place", { path: "https://elsewhere.example/" }],
	["half of a character", { path: "/\ud83c" }],
	["the halves the wrong way round", { path: "/\udf4e\ud83c" }],
	["a path too long", { path: `/${"a".repeat(500)}` }],
])("a body of a wrong type is refused: %s", async (_, body) => {
	expectFault(await post(JSON.stringify(body)), "parameterInvalid");
});

test.each(["1e400", "-1e400", "9".repeat(400), "0.".padEnd(400, "9")])(
	"a number out of all bounds is refused",
	async (number) => {
		const answer = await post(`{"path":${number}}`);
		expectFault(answer, "parameterInvalid");
	},
);

test.each([
	["lists", "[", "]"],
	["objects", '{"path":', "}"],
])("100,000 levels of %s are refused", async (_, open, close) => {
	const levels = 100_000;
	const body = `${open.repeat(levels)}1${close.repeat(levels)}`;
	expectFault(await post(body), "parameterInvalid");
	expectFault(
		await post(`{"path":"/","referrer":${body}}`),
		"parameterInvalid",
	);
});

test.each(["__proto__", "constructor", "prototype", "toString"])(
	"a member called %s is refused and changes no prototype",
	async (key) => {
		const body = `{"path":"/","${key}":{"isAdmin":true,"path":"/"}}`;
		expectFault(await post(body), "parameterInvalid");
		expectFault(
			await post(`{"${key}":{"path":"/","referrer":""}}`),
			"parameterInvalid",
		);
		expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
	},
);

test("a text with a null character is refused, as no database can keep it", async () => {
	for (const body of [{ path: "/\0" }, { path: "/", referrer: "a\0b" }])
		expectFault(await post(JSON.stringify(body)), "parameterInvalid");
});

test("half a surrogate pair is taken or refused, never a fault of the system", async () => {
	const answer = await post('{"path":"/\\ud800"}');
	expect([200, 400]).toContain(answer.code);
});

test("each refused field is named with a message key", async () => {
	const answer = await post('{"path":"mall"}');
	expect(answer.data).toEqual({ fields: { path: "correctPath" } });
});

test.each([
	["text", "text/plain"],
	["a form", "application/x-www-form-urlencoded"],
	["nonsense", "json"],
	["XML", "application/xml"],
])("a JSON text sent as %s is refused", async (_, type) => {
	expectFault(await post('{"path":"/"}', type), "parameterInvalid");
});

test("a body of 2 MB with its length stated is refused as too large", async () => {
	const body = `{"path":"/${"a".repeat(2 * megabyte)}"}`;
	expectFault(await post(body), "tooLarge");
});

test("a body of 2 MB without a stated length is refused as too large", async () => {
	expectFault(await post(stream(2 * megabyte)), "tooLarge");
});

test("an endless body is refused without being read to its end", async () => {
	expectFault(await post(stream(Number.POSITIVE_INFINITY)), "tooLarge");
});

test("a body just under a megabyte is read and judged", async () => {
	const body = `{"path":"/${"a".repeat(megabyte - 64)}"}`;
	expectFault(await post(body), "parameterInvalid");
});

test("the gateway answers as before after all of this", async () => {
	expect((await post('{"path":"/"}')).code).toBe(200);
});
