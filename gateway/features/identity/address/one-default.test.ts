import { eq } from "drizzle-orm";
import fc from "fast-check";
import { address } from "../../../db/schema/address";
import { noLimits } from "../../../http/limits";
import { exampleAddress } from "../../../testing/address-permissions";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Wire } from "../../../testing/wire";

let shop: TestShop;
let wire: Wire;
beforeAll(async () => {
	shop = await openTestShop();
	wire = shop.openAnother({}, { limits: noLimits }).wire;
});
afterAll(() => shop.close());

let asked = 0;
const ask = (owner: OpenAccount, path: string, body: unknown) =>
	wire.post(`/api/front/address/${path}`, body, {
		token: owner.token,
		timestamp: Date.now() + ++asked,
	});

const rowsOf = (owner: OpenAccount) =>
	shop.db
		.select({ id: address.id, isDefault: address.isDefault })
		.from(address)
		.where(eq(address.accountId, owner.id))
		.orderBy(address.id);

async function expectOneDefault(owner: OpenAccount): Promise<void> {
	const rows = await rowsOf(owner);
	const defaults = rows.filter(({ isDefault }) => isDefault);
	expect(defaults).toHaveLength(rows.length > 0 ? 1 : 0);
}

const step = fc.record({
	verb: fc.constantFrom("add", "edit", "del", "default/set"),
	/** Which of those that are there. */
	at: fc.nat(8),
	isDefault: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function perform(
	owner: OpenAccount,
	{ verb, at, isDefault }: Step,
): Promise<number> {
	const rows = await rowsOf(owner);
	const id = rows[at % Math.max(1, rows.length)]?.id ?? 2_000_000_000;
	const form = { ...exampleAddress, isDefault };
	if (verb === "add") return (await ask(owner, "edit", form)).code;
	if (verb === "edit") return (await ask(owner, verb, { ...form, id })).code;
	return (await ask(owner, verb, { id })).code;
}

test("whatever is done to a book one after the other, it has one default while it holds any", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
			const owner = await openAccount(shop);
			for (const one of steps) {
				expect([200, 404]).toContain(await perform(owner, one));
				await expectOneDefault(owner);
			}
		}),
		{ numRuns: 25 },
	);
}, 120_000);

test("twenty first addresses at once leave one default", async () => {
	const owner = await openAccount(shop);
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => ask(owner, "edit", exampleAddress)),
	);
	expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(200));
	expect(await rowsOf(owner)).toHaveLength(20);
	await expectOneDefault(owner);
});

test("whatever is done to a book at once, it has one default while it holds any", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(step, { minLength: 2, maxLength: 10 }),
			async (steps) => {
				const owner = await openAccount(shop);
				for (let at = 0; at < 3; at++) await ask(owner, "edit", exampleAddress);
				const codes = await Promise.all(
					steps.map((one) => perform(owner, one)),
				);
				expect([200, 404]).toEqual(expect.arrayContaining([...new Set(codes)]));
				await expectOneDefault(owner);
			},
		),
		{ numRuns: 15 },
	);
}, 120_000);

test("a full book takes none of many that come at once beyond the hundredth", async () => {
	const owner = await openAccount(shop);
	for (let round = 0; round < 11; round++)
		await Promise.all(
			Array.from({ length: 10 }, () => ask(owner, "edit", exampleAddress)),
		);
	expect(await rowsOf(owner)).toHaveLength(100);
	await expectOneDefault(owner);
}, 120_000);
