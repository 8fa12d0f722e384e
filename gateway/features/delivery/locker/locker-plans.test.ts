import { growLockers } from "../../../testing/grow-parcels";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { type WatchedDatabase, watchPlans } from "../../../testing/watch-plans";
import { listLockerRows, listOpenNear } from "./repository";

let shop: TestShop;
let watched: WatchedDatabase;

beforeAll(async () => {
	shop = await openTestShop();
	watched = await watchPlans(shop.url);
	await growLockers(shop.db, 20_000);
	await settle(shop.db);
}, 120_000);
afterAll(async () => {
	await watched.close();
	await shop.close();
});

const page = { limit: 20, offset: 0 };
const here = { latitude: 22.3, longitude: 114.17 };

test.each([
	["the nearest lockers", () => listOpenNear(watched.db, here, 20)],
	["any lockers", () => listOpenNear(watched.db, undefined, 20)],
	["lockers by their codes", () => listLockerRows(watched.db, undefined, page)],
] as const)(
	"%s are found by an index, however many there are",
	async (_, find) => {
		await watched.takePlans();
		await find();
		for (const plan of await watched.takePlans())
			expect(plan).not.toMatch(/Seq Scan on locker\b/);
	},
);

test("the nearest lockers on the map are those that are nearest", async () => {
	const near = await listOpenNear(shop.db, here, 20);
	const far = ({ latitude, longitude }: typeof here) =>
		(latitude - here.latitude) ** 2 + (longitude - here.longitude) ** 2;
	const distances = near.map(far);
	expect(distances).toEqual(distances.toSorted((one, other) => one - other));
	expect(Math.sqrt(distances.at(-1) ?? 1)).toBeLessThan(0.02);
});
