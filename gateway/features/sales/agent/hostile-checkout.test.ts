import { hostileJson } from "../../../testing/hostile-values";
import { openAgent } from "../../../testing/open-agent";
import {
	eastern,
	goingTo,
	lineOf,
	openCheckouts,
} from "../../../testing/open-checkouts";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let agent: ReturnType<typeof openAgent>;
let checkouts: ReturnType<typeof openCheckouts>;

beforeAll(async () => {
	shop = await openTestShop();
	agent = openAgent(shop.gateway);
	checkouts = openCheckouts(agent);
});
afterAll(() => shop.close());

const seedFood = (price = "20.00", stock = 9) =>
	seedSku(shop, { price, stock, cartType: "SUPERMARKET", merchantId: 1 });

const members: Record<string, (value: unknown) => object> = {
	cart: (cart_id) => ({ cart_id }),
	fulfilment: (fulfillment) => ({ fulfillment }),
	methods: (methods) => ({ fulfillment: { methods } }),
	destination: (value) => ({
		fulfillment: { methods: [{ destinations: [value] }] },
	}),
	locality: (address_locality) => goingTo({ address_locality }),
	option: (value) => goingTo(eastern, { "SUPERMARKET-1": value }),
	codes: (codes) => ({ discounts: { codes } }),
};

test.each(Object.entries(members))(
	"whatever stands as the %s of a checkout, the answer has its shape or is a refusal",
	async (_, bodyWith) => {
		const { skuId } = await seedFood();
		const lines = { line_items: [lineOf(skuId)] };
		const { id } = await checkouts.create(lines);
		for (const value of hostileJson)
			for (const { status } of [
				await checkouts.begin({ ...lines, ...bodyWith(value) }),
				await checkouts.put(id, { ...lines, ...bodyWith(value) }),
			])
				expect([200, 201, 400]).toContain(status);
	},
);
