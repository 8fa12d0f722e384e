import { sendCode } from "../features/user/proof";
import { systemContext } from "./system-context";
import type { TestShop } from "./test-shop";

/** The code that somebody who reads this phone or e-mail would hold in hand. */
export async function receiveCode(
	shop: TestShop,
	purpose: "phone" | "email",
	target: string,
): Promise<string> {
	const { code } = await sendCode(systemContext(shop), { purpose, target });
	return code;
}
