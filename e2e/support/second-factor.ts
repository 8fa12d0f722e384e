import type { BrowserContext, Page } from "@playwright/test";
import { samplePassword } from "../../gateway/db/sample/accounts";
import { inDatabase } from "./database";
import { expect } from "./test";

/** A fresh operator with the password of the sample accounts; a second factor of theirs would be every story's. */
export async function freshOperator(shopName: string): Promise<string> {
	const email = `operator-${crypto.randomUUID()}@example.com`;
	await inDatabase(
		shopName,
		`insert into account (kind, nickname, email, password_hash, scope, locale, created_at)
			select kind, 'Duty operator', $1, password_hash, scope, locale, created_at
			from account where email = 'operator@example.com'`,
		[email],
	);
	return email;
}

/** Ends the session of this context, and opens another one by the password alone. */
export async function signInAgain(
	{ request }: BrowserContext,
	email: string,
): Promise<void> {
	await request.get("/api/front/login/logout");
	const data = { email, password: samplePassword };
	const answer = await request.post("/api/front/login/email", { data });
	expect((await answer.json()).code).toBe(200);
}

/** As if it were eleven minutes later for every session of the account. */
export function letProofAge(shopName: string, email: string) {
	return inDatabase(
		shopName,
		`update session set proven_at = proven_at - interval '11 minutes'
			where account_id = (select id from account where email = $1)`,
		[email],
	);
}

/** A device that makes passkeys and checks who holds it, in place of a finger on it. */
export async function addAuthenticator(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("WebAuthn.enable");
	await devtools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}
