import { randomUUID } from "node:crypto";
import { account } from "../db/schema/account";
import { openSession } from "../features/identity/session/service";
import { systemContext } from "./system-context";
import type { TestShop } from "./test-shop";

export interface OpenAccount {
	id: number;
	token: string;
}

/** A fresh account, a member unless told otherwise, with a session. */
export async function openAccount(
	shop: TestShop,
	row: Partial<typeof account.$inferInsert> = {},
): Promise<OpenAccount> {
	const { kind = "member", nickname = "Kit" } = row;
	const [inserted] = await shop.db
		.insert(account)
		.values({
			email: `${randomUUID()}@example.com`,
			locale: "en",
			createdAt: new Date(),
			...row,
			kind,
			nickname,
		})
		.returning({ id: account.id });
	const id = inserted?.id ?? 0;
	return { id, token: await signIn(shop, id) };
}

/** Another session of an account. */
export async function signIn(shop: TestShop, id: number): Promise<string> {
	const owner = { id, kind: "member", nickname: "Kit" } as const;
	const opened = await openSession(systemContext(shop), owner, "password");
	return opened.token;
}
