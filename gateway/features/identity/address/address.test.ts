import { eq } from "drizzle-orm";
import type { Address } from "../../../contract/identity/address";
import { account } from "../../../db/schema/account";
import { address } from "../../../db/schema/address";
import { askGazetteer } from "../../../providers/maps/local";
import {
	exampleAddress,
	exampleAddressRow,
} from "../../../testing/address-permissions";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { WireOptions } from "../../../testing/wire";

let shop: TestShop;
beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const base = "/api/front/address";
/** The same request in the same millisecond would be a replay. */
let asked = 0;

function bookOf({ token }: OpenAccount) {
	const options = (more: WireOptions = {}) => ({
		token,
		timestamp: Date.now() + ++asked,
		...more,
	});
	const post = (path: string, body: unknown) =>
		shop.wire.post(`${base}/${path}`, body, options());
	return {
		list: async (query = {}, locale: WireOptions["locale"] = "en") =>
			(await shop.wire.get(`${base}/list`, query, options({ locale }))).data,
		save: (changed: object = {}) =>
			post("edit", { ...exampleAddress, ...changed }),
		remove: (id: number) => post("del", { id }),
		makeDefault: (id: number) => post("default/set", { id }),
		askDefault: () => shop.wire.get(`${base}/default`, {}, options()),
		defaults: async () =>
			(await shop.wire.get(`${base}/list`, {}, options())).data.list
				.filter(({ isDefault }: Address) => isDefault)
				.map(({ id }: Address) => id),
	};
}

const openBook = async () => bookOf(await openAccount(shop));

async function fill(owner: OpenAccount, howMany: number): Promise<void> {
	await shop.db.insert(address).values(
		Array.from({ length: howMany }, (_, at) => ({
			...exampleAddressRow,
			accountId: owner.id,
			realName: `Kit ${at}`,
			isDefault: at === 0,
		})),
	);
}

test("an account begins without addresses, and hears that there is no default", async () => {
	const book = await openBook();
	expect((await book.list()).list).toEqual([]);
	const { code, message } = await book.askDefault();
	expect([code, message]).toEqual([404, "The default address does not exist"]);
});

test("the first address becomes the default, a later one only when it is asked to", async () => {
	const book = await openBook();
	const first = (await book.save()).data;
	expect(first.isDefault).toBe(true);
	expect((await book.save()).data.isDefault).toBe(false);
	const third = (await book.save({ isDefault: true })).data;
	expect(await book.defaults()).toEqual([third.id]);
	expect((await book.askDefault()).data).toEqual(third);
});

test("the default stays one when it is changed, until another takes its place", async () => {
	const book = await openBook();
	const { id } = (await book.save()).data;
	const other = (await book.save()).data;
	const changed = (await book.save({ id, realName: "Mia", isDefault: false }))
		.data;
	expect(changed).toMatchObject({ id, realName: "Mia", isDefault: true });
	await book.makeDefault(other.id);
	expect(await book.defaults()).toEqual([other.id]);
});

test("a deleted default is followed by the latest of the others", async () => {
	const book = await openBook();
	const { id } = (await book.save()).data;
	await book.save();
	const latest = (await book.save()).data;
	expect((await book.remove(id)).code).toBe(200);
	expect(await book.defaults()).toEqual([latest.id]);
});

test("the list shows the default first, then the latest, a page at a time", async () => {
	const book = await openBook();
	const ids: number[] = [];
	for (let at = 0; at < 3; at++) ids.push((await book.save()).data.id);
	const [first, second, third] = ids;
	const { list, ...page } = await book.list({ page: 1, limit: 2 });
	expect(list.map(({ id }: Address) => id)).toEqual([first, third]);
	expect(page).toEqual({ total: 3, page: 1, limit: 2, totalPage: 2 });
	const rest = await book.list({ page: 2, limit: 2 });
	expect(rest.list.map(({ id }: Address) => id)).toEqual([second]);
});

test("an account keeps 100 addresses; one more is refused in words, and a deleted one makes room", async () => {
	const owner = await openAccount(shop);
	await fill(owner, 100);
	const book = bookOf(owner);
	const refused = await book.save();
	expect(refused.code).toBe(409);
	expect(refused.message).toMatch(/address book is full/);
	const { list, total } = await book.list({ page: 1, limit: 100 });
	expect([list.length, total]).toEqual([100, 100]);
	expect((await book.save({ id: list[50].id })).code).toBe(200);
	await book.remove(list[50].id);
	expect((await book.save()).code).toBe(200);
});

test("what was deleted can be added again as it was", async () => {
	const book = await openBook();
	await book.save();
	const { data } = await book.save({ isDefault: true, floor: "3" });
	await book.remove(data.id);
	const { id: _, formatted: __, ...fields } = data;
	const again = (await book.save(fields)).data;
	expect({ ...again, id: data.id }).toEqual(data);
	expect(await book.defaults()).toEqual([again.id]);
});

test.each([
	["9123 4567", "+852", "91234567"],
	["+852 9123 4567", "+852", "91234567"],
	["(852) 9123-4567", "+852", "91234567"],
	["07400 123456", "+44", "7400123456"],
])("the phone %s of %s is kept as %s", async (phone, countryCode, kept) => {
	const book = await openBook();
	expect((await book.save({ phone, countryCode })).data).toMatchObject({
		phone: kept,
		countryCode,
	});
});

test.each<[string, object, Record<string, string>]>([
	[
		"a phone that no country has",
		{ phone: "31234567" },
		{ phone: "correctPhone" },
	],
	[
		"a phone that its country does not have",
		{ countryCode: "+44", phone: "1234567" },
		{ phone: "correctPhone" },
	],
	["no name", { realName: " " }, { realName: "emptyRealName" }],
	["no district", { district: "" }, { district: "emptyDistrict" }],
	[
		"a district of nowhere",
		{ district: "soho" },
		{ district: "emptyDistrict" },
	],
	["no flat", { houseNumber: "" }, { houseNumber: "emptyHouseNumber" }],
	[
		"no city and no postcode abroad",
		{ country: "GB" },
		{ city: "emptyCity", postcode: "emptyPostcode" },
	],
	[
		"a country that is none",
		{ country: "ZZ", city: "Nowhere", postcode: "1" },
		{ country: "emptyCountry" },
	],
	["half a point", { latitude: 22.28 }, { longitude: "correctNumber" }],
])("%s is refused beside its field", async (_, changed, fields) => {
	const book = await openBook();
	const answer = await book.save(changed);
	expect([answer.code, answer.data]).toEqual([400, { fields }]);
	expect((await book.list()).total).toBe(0);
});

test("an id beyond those of the database is refused, not asked for", async () => {
	const book = await openBook();
	const answers = [
		await book.save({ id: 2 ** 31 }),
		await book.remove(2 ** 31),
	];
	expect(answers.map(({ data }) => data)).toEqual(
		Array(2).fill({ fields: { id: "correctNumber" } }),
	);
});

test("a country without postcodes asks for none", async () => {
	const book = await openBook();
	const changed = { country: "MO", city: "Macau", district: "" };
	expect((await book.save(changed)).code).toBe(200);
});

test("an address is read in the language of who asks", async () => {
	const book = await openBook();
	await book.save({ block: "3", floor: "12" });
	const read = async (locale: "en" | "zh-CN") =>
		(await book.list({}, locale)).list[0].formatted;
	expect(await read("en")).toBe(
		"Flat B, 12/F, Block 3, Taikoo Shing, Eastern, Hong Kong",
	);
	expect(await read("zh-CN")).toBe("香港 東區 太古城 3座 12樓 B室");
});

test("an account deleted in mid-request is given no address any more", async () => {
	const owner = await openAccount(shop);
	const late = shop.openAnother(
		{},
		{
			maps: {
				...askGazetteer(),
				predict: async () => {
					await shop.db
						.update(account)
						.set({ deletedAt: new Date() })
						.where(eq(account.id, owner.id));
					return [];
				},
			},
		},
	);
	const answer = await late.wire.post(`${base}/edit`, exampleAddress, {
		token: owner.token,
	});
	expect(answer.code).toBe(410001);
	expect(await shop.db.$count(address, eq(address.accountId, owner.id))).toBe(
		0,
	);
});
