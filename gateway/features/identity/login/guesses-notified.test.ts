import { localeCodes } from "../../../contract/locale";
import { holdDate, passTime, releaseDate } from "../../../testing/date";
import { guessing } from "../../../testing/guessing";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { composeMail, composeSms } from "../../platform/message/compose";

const hourMs = 3_600_000;
const few = 4;
let shop: TestShop;
let side: ReturnType<typeof guessing>;

beforeAll(async () => {
	shop = await openTestShop({ failuresWithoutCode: few });
	side = guessing(shop);
});
beforeEach(holdDate);
afterEach(releaseDate);
afterAll(() => shop.close());

test("the owner is told once an hour, in the owner's language, however many guess at once", async () => {
	const { rightly, guess, openMember, messagesTo } = side;
	const { email } = await openMember({ locale: "lao" });
	await guess({ email }, few - 1);
	expect(await messagesTo(email, "manyPasswords")).toEqual([]);
	await guess({ email }, 20);
	const notified = { kind: "mail", locale: "lao" };
	expect(await messagesTo(email, "manyPasswords")).toEqual([notified]);
	expect((await rightly({ email })).code).toBe(429);
	await guess({ email }, 5);
	expect(await messagesTo(email, "manyPasswords")).toEqual([notified]);
	passTime(hourMs + 1_000);
	await guess({ email }, few + 3);
	expect(await messagesTo(email, "manyPasswords")).toEqual([
		notified,
		notified,
	]);
});

test("nobody is told of guesses at an account that is not there", async () => {
	const { newEmail, guess, messagesTo } = side;
	const email = newEmail();
	await guess({ email }, few + 2);
	expect(await messagesTo(email, "manyPasswords")).toEqual([]);
});

test.each(localeCodes)(
	"what the owner is told in %s leads nowhere",
	(locale) => {
		const message = { template: "manyPasswords", locale, to: "" } as const;
		const { html, text } = composeMail({ ...message, values: {} });
		const sms = composeSms({ ...message, values: {} });
		expect(`${html} ${text} ${sms.text}`).not.toMatch(/href|https?:|\{\w+\}/);
	},
);
