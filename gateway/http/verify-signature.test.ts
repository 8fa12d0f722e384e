import { expectFault } from "../testing/expect-fault";
import { openTestShop, type TestShop } from "../testing/test-shop";
import type { WireOptions } from "../testing/wire";

const list = "/api/front/product/list";
const visit = "/api/front/pc/visit";
const minuteMs = 60_000;
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterEach(() => shop.moveClock(0));
afterAll(() => shop.close());

const read = (options: WireOptions, query = { page: 1, limit: 1 }) =>
	shop.wire.get(list, query, options);
const write = (options: WireOptions, body: unknown = { path: "/" }) =>
	shop.wire.post(visit, body, options);

describe.each([
	["a read with a query", read],
	["a write", write],
] as const)("%s", (_, call) => {
	test("is answered when rightly signed", async () => {
		expect((await call({})).code).toBe(200);
	});

	test.each([
		["missing", null],
		["empty", ""],
		["wrong", Buffer.from("0".repeat(64)).toString("base64")],
		["of another length", "AA=="],
		["not base64", "港式奶茶".split("").map(encodeURIComponent).join("")],
	])("is refused when its signature is %s", async (__, signature) => {
		expectFault(await call({ signature }), "signatureWrong");
	});

	test("is refused when it was changed on its way", async () => {
		const answer = await call({ signedPayload: { path: "/other", page: "2" } });
		expectFault(answer, "signatureWrong");
	});

	test("is refused with the token of somebody else", async () => {
		const headers = { "authori-zation": "token.of.another" };
		const answer = await call({ token: "token.of.mine", headers });
		expectFault(answer, "signatureWrong");
	});

	test("is refused with a token that was not signed", async () => {
		const headers = { "authori-zation": "token.of.another" };
		expectFault(await call({ headers }), "signatureWrong");
	});

	test("is refused when signed for another moment", async () => {
		const headers = { timestamp: String(Date.now() - 1_000) };
		expectFault(await call({ headers }), "signatureWrong");
	});

	test.each(["", "soon", "-1", "1e12", "12.5", "9".repeat(30)])(
		"is refused when its time is '%s'",
		async (timestamp) => {
			const answer = await call({ headers: { timestamp } });
			expectFault(answer, "signatureWrong");
		},
	);

	test("is refused without a time", async () => {
		expectFault(await call({ timestamp: null }), "signatureWrong");
	});

	test.each([-6, 6])(
		"is refused %i minutes off, with the gateway's time to set the clock by",
		async (minutes) => {
			shop.moveClock(minutes * minuteMs);
			const answer = await call({});
			expectFault(answer, "clockOff");
			const { serverTime } = answer.data;
			const again = await call({ timestamp: serverTime });
			expect(again.code).toBe(200);
		},
	);

	test.each([-4, 4])("is answered %i minutes off", async (minutes) => {
		shop.moveClock(minutes * minuteMs);
		expect((await call({})).code).toBe(200);
	});
});

test("a read without a query needs no signature", async () => {
	expect((await shop.wire.get(list)).code).toBe(200);
});

test("a query value added after signing is refused", async () => {
	const signed = await shop.wire.get(list, { page: 1 });
	expect(signed.code).toBe(200);
	for (const extra of ["&limit=1", "&page=2", "&page=1", "&page"]) {
		const answer = await shop.wire.get(`${list}?page=1${extra}`, undefined, {
			signedPayload: { page: "1" },
		});
		expect(answer.code).toBe(400);
	}
});

test("query values are signed as decoded text", async () => {
	const keyword = "港式奶茶 100% +&=?";
	const answer = await shop.wire.get(list, { keyword });
	expect(answer.code).toBe(200);
});

test.each([
	"application/json",
	"application/json; charset=utf-8",
	"APPLICATION/JSON",
	"application/vnd.api+json",
	"application/json-patch+json",
	" application/json",
	"application/json,text/plain",
])(
	"no unsigned write is carried out, whatever type it has: %s",
	async (type) => {
		const answer = await write({
			signature: null,
			headers: { "content-type": type },
		});
		expect(answer.code).toBe(400);
	},
);

test("report mode lets a faulty request pass and says so in the log", async () => {
	const { wire, log } = shop.openAnother({ signatureMode: "report" });
	const answer = await wire.get(list, { page: 1 }, { signature: "AAAA" });
	expect(answer.code).toBe(200);
	expect(log).toContainEqual(
		expect.objectContaining({ msg: "signature fault", word: "signatureWrong" }),
	);
});

test("report mode says nothing of a rightly signed request", async () => {
	const { wire, log } = shop.openAnother({ signatureMode: "report" });
	await wire.get(list, { page: 1 });
	expect(log.map((line) => line.msg)).toEqual(["answered"]);
});

test("with signatures off anything is let in, and still checked", async () => {
	const { wire } = shop.openAnother({ signatureMode: "off" });
	const unsigned = { signature: null, timestamp: null };
	expect((await wire.post(visit, { path: "/" }, unsigned)).code).toBe(200);
	expect((await wire.post(visit, { path: 1 }, unsigned)).code).toBe(400);
});
