import * as argon2 from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { sampleAccounts } from "../../../db/sample/accounts";
import { login } from "../../../testing/login-calls";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Answer } from "../../../testing/wire";

jest.mock("@node-rs/argon2", () => {
	const real = jest.requireActual("@node-rs/argon2");
	return { hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

let shop: TestShop;
let statements: string[] = [];

beforeAll(async () => {
	shop = await openTestShop();
	watchStatements();
});
afterAll(() => shop.close());

/** Notes the text of every statement, whichever way it takes to the database. */
function watchStatements(): void {
	const { Client } = jest.requireActual("pg");
	const query = Client.prototype.query;
	jest.spyOn(Client.prototype, "query").mockImplementation(function (
		this: unknown,
		...given: unknown[]
	) {
		const [statement] = given as [string | { text: string }];
		statements.push(typeof statement === "string" ? statement : statement.text);
		return query.apply(this, given);
	});
}

interface Seen {
	answer: unknown;
	work: unknown;
}

async function watch(ask: () => Promise<Answer>): Promise<Seen> {
	statements = [];
	jest.clearAllMocks();
	const { status, headers, text } = await ask();
	headers.delete("x-request-id");
	return {
		answer: { status, headers: [...headers], text },
		work: {
			// A new connection sets its limits; whether one is opened depends on neither.
			statements: statements.filter(
				(text) => !/seen_signature|^set statement_timeout/.test(text),
			),
			hashes: jest.mocked(argon2.hash).mock.calls.length,
			comparisons: jest.mocked(argon2.verify).mock.calls.length,
		},
	};
}

const known = sampleAccounts[0];
const bodies = {
	email: (isKnown: boolean) => ({
		email: isKnown ? known?.email : "nobody@example.com",
		password: "not the password",
	}),
	"mobile/password": (isKnown: boolean) => ({
		phone: isKnown ? known?.phone : "99990000",
		password: "not the password",
	}),
	"email/captcha": (isKnown: boolean) =>
		isKnown ? known?.email : "nobody@example.com",
	"email/forget/ignore/password": (isKnown: boolean) =>
		isKnown ? sampleAccounts[1]?.email : "no-one@example.com",
	"email/reset/password": (isKnown: boolean) => ({
		email: isKnown ? known?.email : "nobody@example.com",
		captcha: "wrong1",
		newPassword: "junk boat at dusk",
		passwordAgain: "junk boat at dusk",
	}),
	"register/email": (isKnown: boolean) => ({
		email: isKnown ? known?.email : "nobody@example.com",
		captcha: "wrong1",
		password: "junk boat at dusk",
	}),
};

test.each(Object.entries(bodies))(
	"%s answers the same for known and unknown accounts, by the same work",
	async (path, bodyFor) => {
		const ask = (isKnown: boolean) =>
			watch(() => shop.wire.post(`${login}/${path}`, bodyFor(isKnown)));
		const [left, right] = [await ask(true), await ask(false)];
		expect(right).toEqual(left);
	},
);

test("a code for signing in is sent alike to a known and an unknown phone", async () => {
	const ask = (phone: string) =>
		watch(() => shop.wire.postForm(`${login}/sendCode`, { phone }));
	const left = await ask(known?.phone ?? "");
	expect(await ask("99990001")).toEqual(left);
});

test("guesses at a known account and at one that is not there stay alike when its owner is told of them", async () => {
	const { wire } = shop.openAnother({ failuresWithoutCode: 2 });
	const guesses = async (email: string | undefined) => {
		const seen: Seen[] = [];
		for (const password of ["one", "two", "three"])
			seen.push(
				await watch(() => wire.post(`${login}/email`, { email, password })),
			);
		return seen;
	};
	const left = await guesses(sampleAccounts[2]?.email);
	expect(await guesses("nobody-else@example.com")).toEqual(left);
	expect(JSON.stringify(left[1]?.work)).toContain('insert into \\"outbox\\"');
});

test("a sign-in that fails compares a password once, whether or not there is one", async () => {
	const { work } = await watch(() =>
		shop.wire.post(`${login}/email`, bodies.email(false)),
	);
	expect(work).toMatchObject({ hashes: 0, comparisons: 1 });
});

test("the owner of a registered e-mail is told of it by mail, and a stranger's e-mail gets nothing to reset", async () => {
	const { rows } = await shop.db.execute(
		sql`select payload ->> 'template' as template, payload ->> 'to' as receiver, payload -> 'values' ->> 'code' is null as codeless from outbox where payload ->> 'template' in ('alreadyMember', 'resetCode') order by id`,
	);
	expect(rows).toEqual([
		{ template: "alreadyMember", receiver: known?.email, codeless: true },
		{
			template: "resetCode",
			receiver: sampleAccounts[1]?.email,
			codeless: false,
		},
		{ template: "resetCode", receiver: null, codeless: true },
	]);
});
