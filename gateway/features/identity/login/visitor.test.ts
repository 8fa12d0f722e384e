import { eq } from "drizzle-orm";
import { sampleAccounts, samplePassword } from "../../../db/sample/accounts";
import { account } from "../../../db/schema/account";
import { login, loginCalls } from "../../../testing/login-calls";
import { mountWhoami } from "../../../testing/mount-whoami";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let calls: ReturnType<typeof loginCalls>;

beforeAll(async () => {
	shop = await openTestShop();
	mountWhoami(shop.gateway);
	calls = loginCalls(shop);
});
afterAll(() => shop.close());

const enter = (email: string, phone?: string) =>
	shop.wire.post(`${login}/register/visitor`, { email, phone });

test("a tourist with a member's e-mail and phone gets a fresh account and opens nothing of the member's", async () => {
	const [member] = sampleAccounts;
	const [one, other] = [
		await enter(member?.email ?? "", member?.phone),
		await enter(member?.email ?? "", member?.phone),
	];
	const uids = new Set([one.data.uid, other.data.uid, member?.id]);
	expect(uids.size).toBe(3);
	expect(one.data).toMatchObject({ kind: "tourist", strategy: "visitor" });
	const signedIn = await calls.signInByEmail(
		member?.email ?? "",
		samplePassword,
	);
	expect(signedIn.data.uid).toBe(member?.id);
});

test("a tourist's e-mail cannot be signed in with, nor its password chosen anew", async () => {
	await enter("passing@example.com");
	expect((await calls.signInByEmail("passing@example.com")).code).toBe(400);
	expect(await calls.codeToReset("passing@example.com")).toBe("");
});

test("whoever registers an e-mail by its code adopts the tourists that gave it, and they are signed out", async () => {
	const email = "adopted@example.com";
	const tourists = [await enter(email), await enter(email)];
	const stranger = await enter("stranger@example.com");
	await calls.registerEmail(email);
	const member = (await calls.signInByEmail(email)).data;
	for (const { data } of tourists) {
		const [row] = await shop.db
			.select({ adoptedBy: account.adoptedBy })
			.from(account)
			.where(eq(account.id, data.uid));
		expect(row?.adoptedBy).toBe(member.uid);
		expect(await calls.isOpen(data.token)).toBe(false);
	}
	expect(await calls.isOpen(stranger.data.token)).toBe(true);
});

test("registering with a wrong code adopts nobody", async () => {
	const email = "kept@example.com";
	const { data } = await enter(email);
	await calls.codeByMail(email);
	const body = { email, captcha: "wrong1", password: "a kite over Lamma" };
	await shop.wire.post(`${login}/register/email`, body);
	expect(await calls.isOpen(data.token)).toBe(true);
});

test("one address opens so many tourists an hour and no more, asked all at once too", async () => {
	const headers = { "x-client-address": "203.0.113.60" };
	const answers = await Promise.all(
		Array.from({ length: 70 }, (_, at) =>
			shop.wire.post(
				`${login}/register/visitor`,
				{ email: `crowd-${at}@example.com` },
				{ headers },
			),
		),
	);
	expect(answers.filter(({ code }) => code === 200)).toHaveLength(60);
	expect(answers.filter(({ code }) => code === 429)).toHaveLength(10);
});
