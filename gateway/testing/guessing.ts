import { sql } from "drizzle-orm";
import { samplePassword, samplePasswordHash } from "../db/sample/accounts";
import { expectFault } from "./expect-fault";
import { login } from "./login-calls";
import { openAccount } from "./open-account";
import type { TestShop } from "./test-shop";
import type { Answer, Wire } from "./wire";

interface Try {
	password?: string;
	captcha?: string;
	proof?: string;
	from?: string;
	wire?: Wire;
}

type Row = Parameters<typeof openAccount>[1];

/** The owner's side and the guessers' of stories about passwords that are tried from many addresses. */
export function guessing(shop: TestShop) {
	let asked = 0;
	const somewhere = () => `198.51.${Math.floor(++asked / 250)}.${asked % 250}`;
	const newEmail = () => `guessed-${++asked}@example.com`;

	/** A try at a password, from an address that nobody has used unless told otherwise; wrong by default. */
	function signIn(whose: object, tried: Try = {}): Promise<Answer> {
		const { password = "a guess", captcha, proof = "" } = tried;
		const { from = somewhere(), wire = shop.wire } = tried;
		const way = "email" in whose ? "email" : "mobile/password";
		const body = { ...whose, password, ...(captcha && { captcha }) };
		return wire.post(`${login}/${way}`, body, {
			// The same request in the same millisecond would be a replay.
			timestamp: Date.now() + (++asked % 60_000),
			headers: { "x-client-address": from, altcha: proof },
		});
	}

	const rightly = (whose: object, tried: Try = {}) =>
		signIn(whose, { password: samplePassword, ...tried });

	/** All at once, each from an address of its own. */
	const guess = (whose: object, times: number, tried: Try = {}) =>
		Promise.all(Array.from({ length: times }, () => signIn(whose, tried)));

	/** A member with the password of the samples. */
	async function openMember(row: Row = {}) {
		const email = row.email === undefined ? newEmail() : row.email;
		const passwordHash = samplePasswordHash;
		const account = await openAccount(shop, { ...row, email, passwordHash });
		return { ...account, email: email ?? "" };
	}

	/** In which languages and by which ways such messages wait to leave. */
	async function messagesTo(to: string, template: string): Promise<unknown[]> {
		const { rows } = await shop.db.execute(
			sql`select kind, payload ->> 'locale' as locale from outbox
				where payload ->> 'to' = ${to} and payload ->> 'template' = ${template}`,
		);
		return rows;
	}

	return {
		somewhere,
		newEmail,
		signIn,
		rightly,
		guess,
		openMember,
		messagesTo,
	};
}

export function expectCodeNeeded(
	answer: Answer,
	channel: "email" | "phone",
): void {
	expectFault(answer, "codeNeeded");
	expect(answer.data).toEqual({
		codeNeeded: { channel, resendAfterSeconds: expect.any(Number) },
	});
}
