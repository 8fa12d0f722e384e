import { hostileJson, hostileTexts } from "../../../testing/hostile-values";
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

const cartShape = "shopping/cart.json";
const noneShape = "shopping/types/error_response.json";
const line = { item: { id: "sku-1" }, quantity: 1 };

const members: Record<string, (value: unknown) => unknown> = {
	body: (value) => value,
	lines: (line_items) => ({ line_items }),
	item: (item) => ({ line_items: [{ item, quantity: 1 }] }),
	id: (id) => ({ line_items: [{ item: { id }, quantity: 1 }] }),
	quantity: (quantity) => ({
		line_items: [{ item: { id: "sku-1" }, quantity }],
	}),
	buyer: (buyer) => ({ line_items: [line], buyer }),
	mail: (email) => ({ line_items: [line], buyer: { email } }),
};

test.each(Object.entries(members))(
	"whatever stands as the %s of a cart, the answer has its shape or is a refusal",
	async (_, bodyWith) => {
		const { body: cart } = await agent.rest("/carts", { line_items: [line] });
		for (const value of hostileJson)
			for (const answer of [
				await agent.rest("/carts", bodyWith(value)),
				await agent.put(`/carts/${cart.id}`, bodyWith(value)),
			]) {
				if (answer.status < 300)
					expectSchema(answer.body, cartShape, noneShape);
				else {
					expect([400, 404]).toContain(answer.status);
				}
			}
	},
);

test("whatever is given as the id of a cart, it is not found", async () => {
	for (const text of hostileTexts) {
		const id = encodeURIComponent(Buffer.from(text).toString());
		const answer = await agent.get(`/carts/${id}`);
		if (answer.status === 200) expectSchema(answer.body, noneShape);
		else expect([400, 404]).toContain(answer.status);
	}
});
