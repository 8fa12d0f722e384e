import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineCall } from "../contract/call";
import { expectFault } from "../testing/expect-fault";
import { openTestShop, type TestShop } from "../testing/test-shop";
import { mount, route } from "./route";

const list = "/api/front/product/list";
const visit = "/api/front/pc/visit";
const sent = "mark-of-what-was-sent";
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const failing = defineCall({
	method: "POST",
	path: "/api/front/test/failing",
	who: "all",
	summary: "Synthetic",
	body: z.object({ word: z.string() }),
	answer: z.null(),
});

/** A gateway with a call that fails in a way nobody foresaw. */
function openFailing(fail: (word: string) => Promise<never>) {
	const opened = shop.openAnother();
	mount(
		opened.gateway,
		route(failing, (_, { body }) => fail(body.word)),
	);
	return opened;
}

const failures: [string, (word: string) => Promise<never>][] = [
	[
		"an error",
		async () => {
			throw new Error("the boiler burst");
		},
	],
	[
		"an SQL that the database refuses",
		async (word) => {
			await shop.db.execute(sql`select ${word}::text from no_such_table`);
			throw new Error("unreachable");
		},
	],
];

describe.each(failures)("when a call fails by %s", (_, fail) => {
	test("the answer is the worded 500 and nothing else", async () => {
		const { wire } = openFailing(fail);
		const answer = await wire.post(failing.path, { word: sent });
		expectFault(answer, "systemException");
		expect(answer.data).toBeNull();
		expect(answer.text).not.toMatch(/boiler|no_such_table/);
	});

	test("the log says why, under the request's id, without what was sent", async () => {
		const { wire, log } = openFailing(fail);
		const headers = { "x-request-id": "request-0001" };
		await wire.post(failing.path, { word: sent }, { headers });
		const [line] = log.filter(({ msg }) => msg === "request failed");
		expect(line?.requestId).toBe("request-0001");
		expect(JSON.stringify(line)).toMatch(/boiler burst|no_such_table/);
		expect(JSON.stringify(log)).not.toContain(sent);
	});
});

test("the request's id comes back and stands in its line of the log", async () => {
	const { wire, log } = shop.openAnother();
	const headers = { "x-request-id": "4f1c-a-request-id" };
	const answer = await wire.get(list, {}, { headers });
	expect(answer.headers.get("x-request-id")).toBe("4f1c-a-request-id");
	expect(log).toHaveLength(1);
	expect(log[0]).toMatchObject({
		requestId: "4f1c-a-request-id",
		method: "GET",
		path: list,
		status: 200,
	});
});

test.each([
	"",
	"short",
	"a".repeat(65),
	"line\\nbreak-id",
	"<script>alert(1)",
	"港式奶茶".repeat(3),
])("a request's id that could spoil a log is replaced: %s", async (id) => {
	const { wire } = shop.openAnother();
	const headers = { "x-request-id": encodeURI(id) };
	const answer = await wire.get(list, {}, { headers });
	expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("refused requests carry their id too", async () => {
	const { wire } = shop.openAnother();
	const headers = { "x-request-id": "refused-request" };
	const refused = [
		await wire.get("/api/front/no/such", {}, { headers }),
		await wire.post(visit, 1, { headers }),
		await wire.post(visit, { path: "/" }, { headers, signature: null }),
	];
	for (const answer of refused)
		expect(answer.headers.get("x-request-id")).toBe("refused-request");
});

test("no line of the log holds a query, a body, a token or a signature", async () => {
	const { wire, log } = shop.openAnother();
	const options = { token: sent, headers: { authorization: `Bearer ${sent}` } };
	await wire.get(list, { keyword: sent }, options);
	await wire.get(list, { sort: sent }, options);
	await wire.get(list, { page: 1 }, { ...options, signature: sent });
	await wire.post(visit, { path: `/${sent}`, referrer: sent }, options);
	await wire.post(visit, { path: sent }, options);
	expect(log).toHaveLength(5);
	expect(JSON.stringify(log)).not.toContain(sent);
});
