import { randomUUID } from "node:crypto";
import { desc, sql } from "drizzle-orm";
import { outbox } from "../db/schema/outbox";
import { type CodePurpose, sendCode } from "../features/login/codes";
import { systemContext } from "./system-context";
import type { TestShop } from "./test-shop";

/** The code that somebody who reads this phone or e-mail holds in hand. */
export async function receiveCode(
	shop: TestShop,
	purpose: CodePurpose,
	target: string,
): Promise<string> {
	const ctx = systemContext(shop, { clientAddress: randomUUID() });
	await sendCode(ctx, { purpose, target });
	const [sent] = await shop.db
		.select({ payload: outbox.payload })
		.from(outbox)
		.where(sql`${outbox.payload}->>'to' = ${target}`)
		.orderBy(desc(outbox.id))
		.limit(1);
	const payload = sent?.payload as { values: { code: string } } | undefined;
	return payload?.values.code ?? "";
}
