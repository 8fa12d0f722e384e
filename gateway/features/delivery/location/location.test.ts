import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import { accountLocation, address } from "../../../db/schema/address";
import { expectFault } from "../../../testing/expect-fault";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const path = "/api/front/user/place";
const taikoo = {
	latitude: 22.2863,
	longitude: 114.2185,
	label: "太古城",
	placeId: "local:taikoo-shing",
};
const central = { latitude: 22.2819, longitude: 114.1582, label: "Central" };
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const get = async ({ token }: OpenAccount) =>
	(await shop.wire.get(path, {}, { token })).data;
const choose = ({ token }: OpenAccount, place: object) =>
	shop.wire.post(path, place, { token });

async function addAddress(
	accountId: number,
	fields: Partial<typeof address.$inferInsert> = {},
): Promise<number> {
	const [row] = await shop.db
		.insert(address)
		.values({
			accountId,
			realName: "Kit",
			countryCode: "852",
			phone: "91234567",
			email: "",
			country: "HK",
			city: "",
			district: "eastern",
			detail: "Taikoo Shing",
			block: "",
			floor: "8",
			houseNumber: "A",
			postcode: "",
			addressType: "home",
			isDefault: false,
			updatedAt: new Date(),
			...fields,
		})
		.returning({ id: address.id });
	return row?.id ?? 0;
}

const countLocations = (accountId: number) =>
	shop.db.$count(accountLocation, eq(accountLocation.accountId, accountId));

test("the default address is the place until one is chosen, where its point is known", async () => {
	const kit = await openAccount(shop);
	const id = await addAddress(kit.id, { isDefault: true });
	expect(await get(kit)).toBeNull();
	const { latitude, longitude } = taikoo;
	const point = { latitude, longitude };
	await shop.db.update(address).set(point).where(eq(address.id, id));
	expect(await get(kit)).toMatchObject({ ...point, addressId: id });
	await choose(kit, central);
	expect(await get(kit)).toEqual(central);
});

test("an account that never said where has no place, then the last one it chose", async () => {
	const kit = await openAccount(shop);
	expect(await get(kit)).toBeNull();
	const names = { "zh-CN": "太古城", en: "Taikoo Shing" };
	expect((await choose(kit, { ...taikoo, names })).code).toBe(200);
	expect(await get(kit)).toEqual({ ...taikoo, names });
	await choose(kit, central);
	expect(await get(kit)).toEqual(central);
	expect(await countLocations(kit.id)).toBe(1);
});

test("a place chosen on several devices at once is one of them, whole", async () => {
	const kit = await openAccount(shop);
	const chosen = Array.from({ length: 8 }, (_, at) => ({
		...taikoo,
		latitude: 22.2 + at / 100,
		label: `Block ${at}`,
	}));
	const answers = await Promise.all(chosen.map((place) => choose(kit, place)));
	expect(answers.map(({ code }) => code)).toEqual(chosen.map(() => 200));
	expect(chosen).toContainEqual(await get(kit));
});

test("a place may stand for an own address, and outlives it", async () => {
	const kit = await openAccount(shop);
	const addressId = await addAddress(kit.id);
	await choose(kit, { ...taikoo, addressId });
	expect(await get(kit)).toEqual({ ...taikoo, addressId });
	await shop.db.delete(address).where(eq(address.id, addressId));
	expect(await get(kit)).toEqual(taikoo);
});

test("somebody else's address is answered like one that does not exist, and nothing changes", async () => {
	const [kit, mia] = [await openAccount(shop), await openAccount(shop)];
	await choose(kit, central);
	for (const addressId of [await addAddress(mia.id), 2_147_483_647]) {
		const answer = await choose(kit, { ...taikoo, addressId });
		expectFault(answer, "notFound");
	}
	expect(await get(kit)).toEqual(central);
});

test.each([
	["an empty label", { label: " " }],
	["a label too long", { label: "太".repeat(201) }],
	["a point off the map", { latitude: 90.1 }],
	["no point", { longitude: undefined }],
	["a language that the shop does not speak", { names: { de: "x" } }],
	["an id that no address can have", { addressId: 2_147_483_648 }],
	["an id below all", { addressId: 0 }],
])("a place with %s is refused", async (_, wrong) => {
	const kit = await openAccount(shop);
	expectFault(await choose(kit, { ...taikoo, ...wrong }), "parameterInvalid");
	expect(await get(kit)).toBeNull();
});

test("places are each account's own", async () => {
	const [kit, mia] = [await openAccount(shop), await openAccount(shop)];
	await choose(kit, taikoo);
	expect(await get(mia)).toBeNull();
});

test("an export holds the place, a deleted account leaves none, nor do the tourists it was", async () => {
	const password = "harbour lights at nine";
	const passwordHash = await hash(password);
	const kit = await openAccount(shop, { passwordHash });
	const tourist = await openAccount(shop, { kind: "tourist" });
	await choose(kit, taikoo);
	await choose(tourist, central);
	await shop.db
		.update(account)
		.set({ adoptedBy: kit.id })
		.where(eq(account.id, tourist.id));
	const { token } = kit;
	const exported = await shop.wire.post("/api/front/user/export", undefined, {
		token,
	});
	expect(exported.data.places).toHaveLength(2);
	expect(exported.data.places).toContainEqual(
		expect.objectContaining({ ...taikoo, accountId: kit.id }),
	);
	const gone = await shop.wire.post(
		"/api/front/user/delete",
		{ password },
		{ token },
	);
	expect(gone.code).toBe(200);
	expect(await countLocations(kit.id)).toBe(0);
	expect(await countLocations(tourist.id)).toBe(0);
});
