import { eq } from "drizzle-orm";
import { address } from "../../../db/schema/address";
import { noLimits } from "../../../http/limits";
import {
	exampleAddress,
	exampleAddressRow,
} from "../../../testing/address-permissions";
import { openAccount } from "../../../testing/open-account";
import { type Role, roles, signInAs } from "../../../testing/sign-in-as";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Answer, Wire } from "../../../testing/wire";

let shop: TestShop;
let wire: Wire;
beforeAll(async () => {
	shop = await openTestShop();
	wire = shop.openAnother({}, { limits: noLimits }).wire;
});
afterAll(() => shop.close());

const base = "/api/front/address";
const missingId = 2_000_000_000;
const kinds = ["own", "foreign", "missing"] as const;
let asked = 0;

type Ask = (id: number, token: string | undefined) => Promise<Answer>;

const optionsOf = (token: string | undefined) => ({
	token,
	timestamp: Date.now() + ++asked,
});
const calls: Record<string, Ask> = {
	detail: (id, token) => wire.get(`${base}/detail/${id}`, {}, optionsOf(token)),
	edit: (id, token) =>
		wire.post(
			`${base}/edit`,
			{ ...exampleAddress, realName: "Somebody", id },
			optionsOf(token),
		),
	"default/set": (id, token) =>
		wire.post(`${base}/default/set`, { id }, optionsOf(token)),
	del: (id, token) => wire.post(`${base}/del`, { id }, optionsOf(token)),
};

async function addAs(token: string): Promise<number> {
	const options = optionsOf(token);
	return (await wire.post(`${base}/edit`, exampleAddress, options)).data.id;
}

/** The id that a role asks for. */
async function idOf(
	kind: (typeof kinds)[number],
	token: string | undefined,
): Promise<number> {
	if (kind === "missing") return missingId;
	const stranger = await openAccount(shop);
	return addAs(kind === "own" && token ? token : stranger.token);
}

const expected = (role: Role, kind: (typeof kinds)[number]) => {
	if (role === "visitor") return 410000;
	return kind === "own" ? 200 : 404;
};

describe.each(roles)("a %s", (role) => {
	const cases = Object.keys(calls).flatMap((call) =>
		kinds.map((kind) => [call, kind] as const),
	);

	test.each(cases)("asks %s for a %s address", async (call, kind) => {
		const token = await signInAs(shop, role);
		const id = await idOf(kind, token);
		const before = await shop.db
			.select()
			.from(address)
			.where(eq(address.id, id));
		const answer = await calls[call]?.(id, token);
		expect(answer?.code).toBe(expected(role, kind));
		if (answer?.code === 200) return;
		expect(answer?.data ?? null).toBeNull();
		const after = await shop.db
			.select()
			.from(address)
			.where(eq(address.id, id));
		expect(after).toEqual(before);
	});
});

test("a list and a default never hold what is somebody else's", async () => {
	const [kit, mia] = [await openAccount(shop), await openAccount(shop)];
	await shop.db
		.insert(address)
		.values({ ...exampleAddressRow, accountId: mia.id, isDefault: true });
	const list = await wire.get(`${base}/list`, {}, optionsOf(kit.token));
	expect(list.data).toMatchObject({ list: [], total: 0 });
	expect(
		(await wire.get(`${base}/default`, {}, optionsOf(kit.token))).code,
	).toBe(404);
});
