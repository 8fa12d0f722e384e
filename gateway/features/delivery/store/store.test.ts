import { eq } from "drizzle-orm";
import type { ListedStore } from "../../../contract/delivery/store";
import { localeCodes } from "../../../contract/locale";
import { store } from "../../../db/schema/store";
import { expectFault } from "../../../testing/expect-fault";
import { greatCircleMetres } from "../../../testing/great-circle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const path = "/api/front/store/list";
const mongKok = { latitude: 22.3193, longitude: 114.1694 };
const london = { latitude: 51.5, longitude: -0.12 };
const hourMs = 60 * 60 * 1_000;
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function listStores(query = {}): Promise<ListedStore[]> {
	return (await shop.wire.get(path, query)).data;
}

test("without a point all stores stand in their order, and none has a distance", async () => {
	const list = await listStores();
	expect(list.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
	for (const { distance, delivers } of list)
		expect([distance, delivers]).toEqual([null, null]);
});

test("the nearest store that delivers comes first, with its distance in metres", async () => {
	const [first, ...others] = await listStores(mongKok);
	expect(first).toMatchObject({ name: "Mong Kok store", delivers: true });
	expect(first?.distance).toBeLessThan(200);
	const distances = others
		.filter(({ delivers }) => delivers)
		.map(({ distance }) => distance ?? 0);
	expect(distances).toEqual([...distances].sort((a, b) => a - b));
});

test("where no store delivers the list says how far the nearest is", async () => {
	const list = await listStores(london);
	expect(list).toHaveLength(5);
	expect(list.some(({ delivers }) => delivers)).toBe(false);
	expect(list[0]?.distance).toBeGreaterThan(9_000_000);
});

test("all over Hong Kong a store delivers exactly to what its radius covers, and the first one is the nearest of those", async () => {
	for (let latitude = 22.2; latitude < 22.56; latitude += 0.06)
		for (let longitude = 113.85; longitude < 114.4; longitude += 0.09) {
			const point = { latitude, longitude };
			const list = await listStores(point);
			expect(list).toHaveLength(5);
			for (const found of list) {
				const metres = greatCircleMetres(found, point);
				expect(Math.abs((found.distance ?? 0) - metres)).toBeLessThan(1);
				// Half a metre of rounding decides nothing.
				if (Math.abs(metres - found.radiusMetres) > 1)
					expect(found.delivers).toBe(metres < found.radiusMetres);
			}
			const reaching = list.filter(({ delivers }) => delivers);
			const candidates = reaching.length > 0 ? reaching : list;
			const nearest = Math.min(
				...candidates.map(({ distance }) => distance ?? 0),
			);
			expect(list[0]).toMatchObject({
				distance: nearest,
				delivers: reaching.length > 0,
			});
		}
});

test("fee and threshold are the rule's unless a store has its own", async () => {
	await shop.db.update(store).set({ fee: "35.50" }).where(eq(store.id, 5));
	const list = await listStores();
	expect(list.map(({ fee }) => fee)).toEqual([
		"50.00",
		"50.00",
		"50.00",
		"50.00",
		"35.50",
	]);
	expect(new Set(list.map(({ freeFrom }) => freeFrom))).toEqual(
		new Set(["350.00"]),
	);
});

test("a store is open by Hong Kong's time of the shop's clock", async () => {
	const now = new Date();
	const noonThere = new Date(now);
	noonThere.setUTCHours(4, 0, 0, 0);
	const toNoonMs = noonThere.getTime() - now.getTime();
	shop.moveClock(toNoonMs);
	// The signature's clock is the gateway's too.
	const at = (ms: number) => ({ timestamp: Date.now() + ms });
	const noon = await shop.wire.get(path, {}, at(toNoonMs));
	expect(noon.data.every(({ isOpen }: ListedStore) => isOpen)).toBe(true);
	shop.moveClock(toNoonMs + 15 * hourMs);
	const night = await shop.wire.get(path, {}, at(toNoonMs + 15 * hourMs));
	expect(night.data.some(({ isOpen }: ListedStore) => isOpen)).toBe(false);
	shop.moveClock(0);
});

test.each([
	["旺角", "zh-CN"],
	["mong kok", "en"],
	["MONG", "fr"],
	["将军澳", "zh-CN"],
	["hennessy", "en"],
] as const)("%s finds its one store", async (keyword, locale) => {
	const { data } = await shop.wire.get(path, { keyword }, { locale });
	expect(data).toHaveLength(1);
});

test("words that no store has find none", async () => {
	expect(await listStores({ keyword: "Macau" })).toEqual([]);
});

test("half a point and a point off the map are refused", async () => {
	expectFault(
		await shop.wire.get(path, { latitude: 22.3 }),
		"parameterInvalid",
	);
	expectFault(
		await shop.wire.get(path, { latitude: 91, longitude: 0 }),
		"parameterInvalid",
	);
});

test("a store out of service is in no list and has no page", async () => {
	await shop.db
		.update(store)
		.set({ isInService: false })
		.where(eq(store.id, 4));
	expect((await listStores()).map(({ id }) => id)).not.toContain(4);
	expectFault(await shop.wire.get("/api/front/store/detail/4"), "notFound");
	await shop.db.update(store).set({ isInService: true }).where(eq(store.id, 4));
});

test.each(localeCodes)("a store's page speaks %s", async (locale) => {
	const [row] = await shop.db.select().from(store).where(eq(store.id, 2));
	const { data } = await shop.wire.get(
		"/api/front/store/detail/2",
		{},
		{ locale },
	);
	expect(data).toMatchObject({
		id: 2,
		name: row?.name[locale],
		district: row?.district[locale],
		address: row?.address[locale],
	});
});
