import {
	type OpenStoredShop,
	openEmptyShop,
} from "../backup/testing/open-stored-shop";
import { prepareDatabase } from "./database";
import { Lifetime } from "./lifetime";
import { startSchema } from "./settings";

let shop: OpenStoredShop;

beforeAll(async () => {
	shop = await openEmptyShop();
});
afterAll(() => shop.close());

test("of nodes that start at once on an empty database one fills it, and all start", async () => {
	const settings = startSchema.parse({ DATABASE_URL: shop.url });
	const lifetime = new Lifetime();
	await Promise.all(
		[1, 2].map(() => prepareDatabase(settings, shop.url, { lifetime })),
	);
	expect(await shop.ask("select count(*) > 200 as filled from goods")).toEqual([
		{ filled: true },
	]);
});
