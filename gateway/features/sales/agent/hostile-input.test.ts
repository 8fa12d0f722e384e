import { hostileJson } from "../../../testing/hostile-values";
import { openAgent } from "../../../testing/open-agent";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { expectSchema } from "../../../testing/ucp-schemas";

let shop: TestShop;
let agent: ReturnType<typeof openAgent>;

beforeAll(async () => {
	shop = await openTestShop();
	agent = openAgent(shop.gateway);
});
afterAll(() => shop.close());

const outcomes = [
	"shopping/catalog_search.json#/$defs/search_response",
	"shopping/catalog_lookup.json#/$defs/lookup_response",
	"shopping/catalog_lookup.json#/$defs/get_product_response",
	"shopping/types/error_response.json",
];

/** A member of each operation that holds what it should not. */
const members: Record<string, [string, (value: unknown) => unknown]> = {
	body: ["search", (value) => value],
	query: ["search", (query) => ({ query })],
	language: ["search", (language) => ({ query: "a", context: { language } })],
	currency: [
		"search",
		(currency) => ({ filters: { price: {} }, context: { currency } }),
	],
	"least price": ["search", (min) => ({ filters: { price: { min } } })],
	category: ["search", (name) => ({ filters: { categories: [name] } })],
	cursor: ["search", (cursor) => ({ query: "a", pagination: { cursor } })],
	limit: ["search", (limit) => ({ query: "a", pagination: { limit } })],
	"id of many": ["lookup", (id) => ({ ids: [id, "goods-1"] })],
	"only id": ["product", (id) => ({ id })],
	choice: [
		"product",
		(label) => ({ id: "goods-1", selected: [{ name: "x", label }] }),
	],
	preference: ["product", (name) => ({ id: "goods-1", preferences: [name] })],
};

test.each(Object.entries(members))(
	"whatever stands as the %s, the answer has its shape or is a refusal",
	async (_, [kind, bodyWith]) => {
		for (const value of hostileJson) {
			const answer = await agent.rest(`/catalog/${kind}`, bodyWith(value));
			if (answer.status === 200) expectSchema(answer.body, ...outcomes);
			else {
				expect(answer.status).toBe(400);
				expect(answer.body.content).toEqual(expect.any(String));
			}
		}
	},
);

test("MCP answers whatever it is sent", async () => {
	for (const value of hostileJson) {
		for (const message of [
			value,
			{ jsonrpc: "2.0", id: 1, method: value },
			{ jsonrpc: "2.0", id: 1, method: "initialize", params: value },
			{ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: value } },
		]) {
			const { status, body } = await agent.rpc(message);
			expect([200, 202, 400]).toContain(status);
			if (status !== 202) expect(body.jsonrpc).toBe("2.0");
		}
		const { body } = await agent.tool(
			"get_product",
			{},
			{ "ucp-agent": value },
		);
		expect(body.error.code).toBeLessThan(0);
	}
});
