import { sql } from "drizzle-orm";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { expectSlip, typeAt } from "./testing/type-commands";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const type = (...argv: string[]) => typeAt(shop, "outbox", ...argv);

test("an operator sees what waits, what was given up and why, and has it tried again", async () => {
	expect(await type()).toBe("waiting=0 given-up=0");
	await shop.db.execute(sql`
		insert into outbox (kind, payload, reference, attempts, failure, created_at, due_at, given_up_at) values
		('mail', '{"template": "orderPaid", "to": "kit@example.com"}', 'paid PT1', 1, 'Error: no such box',
			'2026-11-21T12:00:00Z', now(), '2026-11-21T12:05:00Z'),
		('payment-refund', '{"paymentId": 7}', null, 3, 'Error: away',
			'2026-11-21T11:00:00Z', '2026-11-21T11:01:00Z', null),
		('sms', '{"template": "code"}', null, 0, null, now(), now(), null)`);
	const listed = await type();
	expect(listed.split("\n")).toEqual([
		"#1  mail orderPaid  paid PT1  since 2026-11-21 20:00  given up 2026-11-21 20:05  Error: no such box",
		"#2  payment-refund  since 2026-11-21 19:00  tried 3 times, next 2026-11-21 19:01  Error: away",
		"waiting=2 given-up=1",
	]);
	expect(await type("retry", "1")).toBe("To be tried again: 1.");
	expect(await type("retry", "all")).toBe("To be tried again: 0.");
	expect(await type()).toContain("waiting=3 given-up=0");
});

test.each([
	[["forget"], "usage: outbox"],
	[["retry"], "retry needs the number"],
	[["retry", "soon"], "retry needs the number"],
	[["retry", "77"], "Nothing by that number waits"],
])("a slip is told with its remedy: %j", async (argv, remedy) => {
	await expectSlip(type(...argv), remedy);
});
