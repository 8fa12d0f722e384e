import { sql } from "drizzle-orm";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { expectSlip, typeAt } from "./testing/type-commands";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const type = (...argv: string[]) => typeAt(shop, "transfers", ...argv);

test("an operator sees which transfers are to be sent back, and says that one was", async () => {
	await shop.db.execute(sql`
		insert into provider_event (method, event_id, kind, payload, received_at, done_at) values
		('fps', 'PT00 120.50', 'confirmed', '{}', '2026-11-21T12:00:00Z', null),
		('fps', 'PT000001 120.50', 'confirmed', '{}', '2026-11-21T11:00:00Z', null),
		('fps', 'PT000002 1.00', 'confirmed', '{}', '2026-11-21T11:00:00Z', now()),
		('stripe', 'evt_1', 'payment_intent.succeeded', '{}', '2026-11-21T11:00:00Z', null)`);
	expect((await type()).split("\n")).toEqual([
		"PT000001 120.50  seen 2026-11-21 19:00",
		"PT00 120.50  seen 2026-11-21 20:00",
	]);
	const said = await type("returned", "PT000001", "120.50");
	expect(said).toBe("Sent back: PT000001 120.50.");
	expect(await type()).not.toContain("PT000001");
});

test.each([
	[["returned", "PT000001"], "returned needs a reference and an amount"],
	[["lost"], "usage: transfers"],
	[["returned", "PT000009", "1.00"], "No such transfer"],
])("a slip is told with its remedy: %j", async (argv, remedy) => {
	await expectSlip(type(...argv), remedy);
});
