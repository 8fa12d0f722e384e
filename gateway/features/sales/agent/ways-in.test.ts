import { serve } from "@hono/node-server";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { deferred } from "../../../testing/deferred";
import { agentHeaders, openAgent } from "../../../testing/open-agent";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { expectSchema } from "../../../testing/ucp-schemas";

let shop: TestShop;
let agent: ReturnType<typeof openAgent>;

beforeAll(async () => {
	shop = await openTestShop();
	agent = openAgent(shop.gateway);
});
afterAll(() => shop.close());

test("the profile names what the shop can do, for whoever asks, and may be kept", async () => {
	const { status, headers, body } = await agent.send("/.well-known/ucp", {
		headers: {},
	});
	expect(status).toBe(200);
	expect(headers.get("cache-control")).toBe("public, max-age=300");
	expectSchema(body.ucp, "ucp.json#/$defs/business_schema");
	const services = body.ucp.services["dev.ucp.shopping"];
	expect(
		services.map(({ endpoint }: { endpoint: string }) => endpoint),
	).toEqual(["https://shop.test/ucp/v1", "https://shop.test/ucp/mcp"]);
	for (const { version, spec } of Object.values(
		body.ucp.capabilities,
	).flat() as {
		version: string;
		spec: string;
	}[]) {
		expect(version).toBe("2026-04-08");
		expect(spec).toMatch(/^https:\/\/ucp\.dev\//);
	}
});

test("an operator who turns it off has no profile, and nothing behind it", async () => {
	const closed = openAgent(shop.openAnother({ agents: false }).gateway);
	expect((await closed.send("/.well-known/ucp")).status).toBe(404);
	expect((await closed.rest("/catalog/search", { query: "milk" })).status).toBe(
		404,
	);
	expect((await closed.tool("search_catalog", {})).status).toBe(404);
});

const nameless: [string, string, number, string][] = [
	["none", "", 400, "invalid_profile_url"],
	["no address", 'profile="platform"', 400, "invalid_profile_url"],
	["plain http", 'profile="http://a.example/p"', 400, "invalid_profile_url"],
	[
		"a password",
		'profile="https://a:b@a.example/p"',
		400,
		"invalid_profile_url",
	],
	[
		"another version",
		'profile="https://a.example/p";version="2025-01-01"',
		422,
		"version_unsupported",
	],
];

test.each(nameless)(
	"a profile with %s is refused",
	async (_, header, ...expected) => {
		const headers = { "ucp-agent": header };
		const answer = await agent.rest(
			"/catalog/search",
			{ query: "milk" },
			headers,
		);
		expect([answer.status, answer.body.code]).toEqual(expected);
		expect(answer.body.content).toBeTruthy();
	},
);

test("a profile that cannot be reached is no hindrance: it is a name, and nobody fetches it", async () => {
	const asked = jest.spyOn(globalThis, "fetch");
	const headers = {
		"ucp-agent": 'profile="https://127.0.0.1:1/profile";version="2026-04-08"',
	};
	const answer = await agent.rest(
		"/catalog/search",
		{ query: "milk" },
		headers,
	);
	expect(answer.status).toBe(200);
	expect(asked).not.toHaveBeenCalled();
	asked.mockRestore();
});

const wrong: [string, string, object][] = [
	["search", "query or filters", {}],
	["search", "query", { query: "" }],
	["search", "query", { query: 7 }],
	["search", "query", { query: "a".repeat(501) }],
	["search", "pagination.limit", { query: "a", pagination: { limit: 0 } }],
	["search", "pagination.cursor", { query: "a", pagination: { cursor: "x" } }],
	["search", "filters.price.min", { filters: { price: { min: -1 } } }],
	["lookup", "ids", {}],
	["lookup", "ids", { ids: [] }],
	["product", "id", {}],
	[
		"product",
		"selected",
		{
			id: "goods-1",
			selected: [
				{ name: "a", label: "b" },
				{ name: "a", label: "c" },
			],
		},
	],
];

test.each(wrong)(
	"%s refuses a wrong %s by its name: %j",
	async (kind, field, body) => {
		const answer = await agent.rest(`/catalog/${kind}`, body);
		expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
		expect(answer.body.content).toContain(field);
	},
);

test("what is no JSON is refused, and no method but its own reaches an operation", async () => {
	const path = "/ucp/v1/catalog/search";
	const broken = { method: "POST", headers: agentHeaders, body: "{" };
	expect((await agent.send(path, broken)).body.code).toBe("invalid_request");
	const form = {
		method: "POST",
		headers: { "ucp-agent": agentHeaders["ucp-agent"] },
		body: "{}",
	};
	expect((await agent.send(path, form)).body.code).toBe("invalid_request");
	expect((await agent.send(path)).status).toBe(404);
});

const both: [string, string, object][] = [
	["search_catalog", "/catalog/search", { query: "milk" }],
	["lookup_catalog", "/catalog/lookup", { ids: ["goods-1", "goods-0"] }],
	["get_product", "/catalog/product", { id: "goods-1" }],
	["get_product", "/catalog/product", { id: "goods-999999" }],
];

test.each(both)(
	"MCP's %s answers what REST's %s does: %j",
	async (tool, path, asked) => {
		const rest = await agent.rest(path, asked);
		const { status, body } = await agent.tool(tool, { catalog: asked });
		expect(status).toBe(200);
		expect(body.result.structuredContent).toEqual(rest.body);
		expect(JSON.parse(body.result.content[0].text)).toEqual(rest.body);
	},
);

const rpcFaults: [string, object, number][] = [
	["an unknown tool", { name: "buy_all", arguments: {} }, -32602],
	[
		"no profile",
		{ name: "get_product", arguments: { catalog: { id: "goods-1" } } },
		-32001,
	],
	["a wrong field", call("get_product", { id: 1 }), -32602],
	[
		"too many ids",
		call("lookup_catalog", { ids: Array(51).fill("goods-1") }),
		-32602,
	],
];

function call(name: string, catalog: object) {
	const profile = "https://platform.example/p.json";
	return { name, arguments: { meta: { "ucp-agent": { profile } }, catalog } };
}

test.each(rpcFaults)(
	"MCP refuses %s by an error of JSON-RPC",
	async (_, params, code) => {
		const message = { jsonrpc: "2.0", id: 7, method: "tools/call", params };
		const { body } = await agent.rpc(message);
		expect(body).toMatchObject({ jsonrpc: "2.0", id: 7, error: { code } });
	},
);

test("MCP keeps to JSON-RPC: notes are taken, what is none is refused, and nothing is streamed", async () => {
	const note = { jsonrpc: "2.0", method: "notifications/initialized" };
	expect((await agent.rpc(note)).status).toBe(202);
	expect((await agent.rpc([note])).body.error.code).toBe(-32600);
	const unknown = { jsonrpc: "2.0", id: 1, method: "resources/list" };
	expect((await agent.rpc(unknown)).body.error.code).toBe(-32601);
	const old = { "mcp-protocol-version": "1999-01-01" };
	expect((await agent.rpc(note, old)).status).toBe(400);
	expect((await agent.send("/ucp/mcp")).status).toBe(405);
});

test("a client of MCP that is not ours finds milk and looks at it", async () => {
	const { gateway } = shop;
	const opened = deferred<number>();
	const server = serve(
		{ fetch: gateway.fetch, port: 0, hostname: "127.0.0.1" },
		({ port }) => opened.resolve(port),
	);
	const url = new URL(`http://127.0.0.1:${await opened.promise}/ucp/mcp`);
	const client = new Client({ name: "a shopper's program", version: "1" });
	await client.connect(new StreamableHTTPClientTransport(url));
	const { tools } = await client.listTools();
	expect(tools.map(({ name }) => name)).toEqual([
		"search_catalog",
		"lookup_catalog",
		"get_product",
		"create_cart",
		"get_cart",
		"update_cart",
		"cancel_cart",
		"create_checkout",
		"get_checkout",
		"update_checkout",
		"complete_checkout",
		"cancel_checkout",
		"get_order",
	]);
	const use = async (name: string, catalog: object) =>
		(await client.callTool(call(name, catalog))).structuredContent as {
			products: { id: string }[];
			product: { title: string };
		};
	const context = { language: "en" };
	const found = await use("search_catalog", { query: "milk", context });
	const { product } = await use("get_product", {
		id: found.products[0]?.id,
		context,
	});
	expect(product.title.toLowerCase()).toContain("milk");
	await client.close();
	await new Promise((resolve) => server.close(resolve));
});
