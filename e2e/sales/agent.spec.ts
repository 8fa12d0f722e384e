import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, test } from "../support/test";

const profile = "https://platform.example/profiles/agent.json";
const meta = { "ucp-agent": { profile } };
const context = { language: "en" };

interface Product {
	id: string;
	title: string;
	url: string;
	variants: { price: { amount: number } }[];
}

test("a program finds the shop by its profile, finds milk by MCP, and its page says the same", async ({
	page,
	request,
	baseURL,
}) => {
	const answer = await request.get("/.well-known/ucp");
	expect(answer.headers()["cache-control"]).toContain("public");
	const { ucp } = await answer.json();
	const [, mcp] = ucp.services["dev.ucp.shopping"];
	expect(mcp.transport).toBe("mcp");

	const { pathname } = new URL(mcp.endpoint);
	const client = new Client({ name: "a shopper's program", version: "1" });
	await client.connect(
		new StreamableHTTPClientTransport(new URL(pathname, baseURL)),
	);
	const found = await client.callTool({
		name: "search_catalog",
		arguments: { meta, catalog: { query: "milk", context } },
	});
	await client.close();
	const { products } = found.structuredContent as { products: Product[] };
	const [milk] = products;
	if (!milk) throw new Error("There is no milk");

	const { pathname: path } = new URL(milk.url);
	await page.goto(path);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(milk.title);
	const dollars = (Number(milk.variants[0]?.price.amount) / 100).toFixed(2);
	await expect(page.getByText(dollars).first()).toBeVisible();
});

test("by REST it is told the same, and pages of other sites are told nothing", async ({
	request,
}) => {
	const ask = (headers: Record<string, string>) =>
		request.post("/ucp/v1/catalog/search", {
			headers,
			data: { query: "milk", context },
		});
	const named = { "ucp-agent": `profile="${profile}"` };
	const answer = await ask(named);
	expect(answer.status()).toBe(200);
	expect((await answer.json()).products.length).toBeGreaterThan(0);
	expect((await ask({})).status()).toBe(400);
	const elsewhere = { ...named, origin: "https://elsewhere.example" };
	expect((await ask(elsewhere)).status()).toBe(403);
	expect((await request.delete("/ucp/mcp")).status()).toBe(405);
});
