import type { BrowserContext } from "@playwright/test";
import {
	sampleAccounts,
	samplePassword,
} from "../../gateway/db/sample/accounts";
import { expect } from "./test";

/** A sample shopper's session for everything in this context, without a visit to the sign-in panels. */
export async function signIn(
	context: BrowserContext,
	nickname: string,
): Promise<void> {
	const account = sampleAccounts.find((known) => known.nickname === nickname);
	await signInBy(context, { email: account?.email, password: samplePassword });
}

/** The same for an account that a story made for itself. */
export async function signInBy(
	{ request }: Pick<BrowserContext, "request">,
	data: { email: string | undefined; password: string },
): Promise<void> {
	const answer = await request.post("/api/front/login/email", { data });
	expect((await answer.json()).code).toBe(200);
}
