import type { BrowserContext } from "@playwright/test";
import {
	sampleAccounts,
	samplePassword,
} from "../../gateway/db/sample/accounts";
import { expect } from "./test";

/** A session of the sample merchant's staff for everything in this context. */
export async function signInAsStaff({
	request,
}: BrowserContext): Promise<void> {
	const account = sampleAccounts.find(({ scope }) =>
		scope.some((one) => one === "merchant"),
	);
	const answer = await request.post("/api/front/login/email", {
		data: { email: account?.email, password: samplePassword },
	});
	expect((await answer.json()).code).toBe(200);
}
