import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Page } from "@playwright/test";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { answerDialog } from "../support/answer-dialog";
import { enterAsMember, lineOf } from "../support/cart";
import { loginDialog } from "../support/login";
import { open } from "../support/open";
import { inLocale } from "../support/screens";
import { freshOperator, signInAgain } from "../support/second-factor";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

const profile = "https://platform.example/profiles/agent.json";
const meta = { "ucp-agent": { profile } };

interface Handed {
	id: string;
	status: string;
	continue_url: string;
}

interface Product {
	title: string;
	variants: { id: string }[];
}

/** Two of the first milk that is found, in a cart and in a checkout of it. */
async function fillCart(baseURL: string | undefined, language: string) {
	const client = new Client({ name: "a shopper's program", version: "1" });
	await client.connect(
		new StreamableHTTPClientTransport(new URL("/ucp/mcp", baseURL)),
	);
	const use = async <Answer>(name: string, input: object) => {
		const asked = { name, arguments: { meta, ...input } };
		return (await client.callTool(asked)).structuredContent as Answer;
	};
	const context = { language };
	const { products } = await use<{ products: Product[] }>("search_catalog", {
		catalog: { query: "milk", context },
	});
	const [milk] = products;
	if (!milk) throw new Error("There is no milk");
	const item = { id: milk.variants[0]?.id };
	const cart = await use<Handed>("create_cart", {
		cart: { line_items: [{ item, quantity: 2 }], context },
	});
	const checkout = await use<Handed>("create_checkout", {
		checkout: { cart_id: cart.id, context },
	});
	await client.close();
	return { milk, cart, checkout };
}

const pathOf = ({ continue_url }: Handed) => {
	const { pathname, search } = new URL(continue_url);
	return pathname + search;
};

const putButton = (page: Page, language: string) =>
	arrived(page.getByRole("button", { name: wordsIn(language).handedOver.put }));

test.use({ viewport: { width: 390, height: 844 } });

for (const language of ["zh-CN", "en"] as const)
	test(`a program finds milk and fills a cart, whose shopper puts it in and reaches the page to pay on, in ${language}`, async ({
		page,
		baseURL,
	}) => {
		const { milk, cart, checkout } = await fillCart(baseURL, language);
		expect(checkout.status).toBe("requires_escalation");

		await open(page, pathOf(cart));
		await arrived(page.getByText(milk.title));
		await expect(page.getByText("× 2")).toBeVisible();
		await expectAccessible(page, "main");
		await expectNoSidewaysScroll(page);
		await (await putButton(page, language)).click();
		await arrived(loginDialog(page).getByText(milk.title));

		await enterAsMember(page);
		await open(page, pathOf(checkout));
		await arrived(page.getByText(milk.title, { exact: true }));
		await expect(page).toHaveURL(/\/order\/order_confirm\?pre=/);
		await expectAccessible(page, "main");
		await expectNoSidewaysScroll(page);
	});

test("who is signed in puts in what a program chose, and finds it in the cart", async ({
	page,
	baseURL,
}) => {
	const { milk, cart } = await fillCart(baseURL, "en");
	await enterAsMember(page);
	await open(page, pathOf(cart));
	await (await putButton(page, "en")).click();
	await expect(page).toHaveURL(/\/en\/order\/shopping_cart/);
	await arrived(lineOf(page, milk.title));
});

for (const locale of ["zh-CN", "en"] as const)
	test(`an operator sees on a phone who fills carts, and refuses it, in ${locale}`, async ({
		page,
		request,
	}, { project }) => {
		const words = wordsIn(locale).console.agents;
		const host = `${crypto.randomUUID()}.example`;
		const ask = () =>
			request.post("/ucp/v1/carts", {
				headers: { "ucp-agent": `profile="https://${host}/p.json"` },
				data: { line_items: [{ item: { id: "sku-1" }, quantity: 1 }] },
			});
		expect((await ask()).status()).toBe(201);
		await signInAgain(page.context(), await freshOperator(project.name));
		await open(page, inLocale("/console/agents", locale));
		const row = await arrived(page.getByRole("row", { name: host }));
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await row.getByRole("button", { name: words.close }).click();
		await answerDialog(page, words.close);
		await expect(row.getByText(words.closed)).toBeVisible();
		expect((await ask()).status()).toBe(403);
		await row.getByRole("button", { name: words.open }).click();
		await expect(row.getByText(words.closed)).toBeHidden();
	});

test.describe("what is refused by its field", () => {
	test.use({ hasRefusals: true });
	for (const locale of ["zh-CN", "en"] as const)
		test(`an operator enters on a phone where a platform hears of its orders, and ends it, in ${locale}`, async ({
			page,
		}, { project }) => {
			const { webhook: words } = wordsIn(locale).console.agents;
			const { form } = wordsIn(locale).console;
			const host = `${crypto.randomUUID()}.example`;
			const url = `https://${host}/ucp/orders`;
			await signInAgain(page.context(), await freshOperator(project.name));
			await open(page, inLocale("/console/agents", locale));
			const field = await arrived(page.getByLabel(words.url));
			await page.getByLabel(words.host).fill(host);
			await field.fill("http://10.0.0.1/orders");
			await page.getByRole("button", { name: form.save, exact: true }).click();
			await expect(field).toHaveAttribute("aria-invalid", "true");
			await expect(field).toHaveValue("http://10.0.0.1/orders");
			await field.fill(url);
			await page.getByRole("button", { name: form.save, exact: true }).click();
			const row = await arrived(page.getByRole("row", { name: host }));
			await expect(row).toContainText(url);
			await expectAccessible(page);
			await expectNoSidewaysScroll(page);
			await row.getByRole("button", { name: words.end }).click();
			await answerDialog(page, words.end);
			await expect(row).toBeHidden();
		});
});
