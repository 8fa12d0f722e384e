import { idempotency } from "../db/schema/idempotency";
import { openAccount } from "../testing/open-account";
import { openTestShop, type TestShop } from "../testing/test-shop";
import { foreseenError } from "./foreseen-error";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test("of two different commands that keep their answers under one key at once, the second is refused by the key", async () => {
	const { id: accountId } = await openAccount(shop);
	const keep = (call: string) =>
		shop.db.insert(idempotency).values({
			accountId,
			key: "one-key",
			call,
			bodyHash: "0",
			answer: "{}",
			createdAt: shop.now(),
		});
	await keep("POST one");
	const refused = keep("POST another").catch(foreseenError);
	expect(await refused).toMatchObject({ code: 409, word: "keyOfAnother" });
});
