import { eq } from "drizzle-orm";
import { samplePassword } from "@/gateway/db/sample/accounts";
import { account } from "@/gateway/db/schema/account";
import { hashPassword } from "@/gateway/features/identity/login/service";
import {
	enrolApp,
	openFactorStaff,
	work,
} from "@/gateway/testing/second-factor-calls";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { expectSlip, openTyping, typeAt } from "./testing/type-commands";

let shop: TestShop;
beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const remove = (email: string) =>
	typeAt(shop, "second-factor", "remove", "--email", email);

test("a locked-out operator's factors are removed on the shop's machine, once, and nobody else's", async () => {
	const operator = await openFactorStaff(shop);
	await enrolApp(operator);
	expect(await remove(operator.email.toUpperCase())).toBe(
		`The second factor of ${operator.email} is removed, and its sessions have ended.`,
	);
	expect(await work(operator)).toBe(410001);
	expect(await remove(operator.email)).toMatch(/has no second factor/);
	await expectSlip(remove("ka-yan@example.com"), "works for the shop");
	await expectSlip(typeAt(shop, "second-factor", "remove"), "usage:");
});

test("commands of staff take the code of an account that has a second factor", async () => {
	const typing = await openTyping(shop);
	const staff = await openFactorStaff(shop);
	const { recoveryCodes } = await enrolApp(staff);
	const passwordHash = await hashPassword(samplePassword);
	await shop.db
		.update(account)
		.set({ passwordHash })
		.where(eq(account.id, staff.id));
	const type = (STAFF_CODE?: string) =>
		typing.type(["orders"], {
			STAFF_EMAIL: staff.email,
			...(STAFF_CODE && { STAFF_CODE }),
		});
	await expectSlip(type(), "STAFF_CODE");
	expect(await type(recoveryCodes[0])).toMatch(/order/);
	await typing.close();
});
