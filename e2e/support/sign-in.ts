import type { BrowserContext } from "@playwright/test";
import {
	sampleAccounts,
	samplePassword,
} from "../../gateway/db/sample/accounts";
import { expect } from "./test";

/** A sample shopper's session for everything in this context, without a visit to the sign-in panels. */
export async function signIn(
	{ request }: BrowserContext,
	nickname: string,
): Promise<void> {
	const account = sampleAccounts.find((known) => known.nickname === nickname);
	const answer = await request.post("/api/front/login/email", {
		data: { email: account?.email, password: samplePassword },
	});
	expect((await answer.json()).code).toBe(200);
}
