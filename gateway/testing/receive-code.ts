import { randomUUID } from "node:crypto";
import { type CodePurpose, sendCode } from "../features/identity/login/codes";
import { readCode } from "./read-code";
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
	return (await readCode(shop, target)) ?? "";
}
