import pino from "pino";
import { noLimits } from "../../../http/limits";
import { goodPassword, login, loginCalls } from "../../../testing/login-calls";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { watchEffects } from "../../../testing/watch-effects";
import { performNextEffect } from "../../platform/outbox/service";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test("from the first code to signing out, no line of the log holds phone, e-mail, code, password or token", async () => {
	const { wire, log } = shop.openAnother({}, { limits: noLimits });
	const calls = loginCalls({ ...shop, wire });
	const email = "written-nowhere@example.com";
	const phone = "98765432";
	const secrets: string[] = [email, "written-nowhere", phone, goodPassword];

	secrets.push(await calls.codeByMail(email), await calls.codeByPhone(phone));
	await calls.registerEmail(email);
	await calls.signInByEmail(email, "not the password");
	const { token } = (await calls.signInByEmail(email)).data;
	secrets.push(token, "not the password");
	await wire.post(`${login}/mobile/captcha`, { phone, captcha: secrets[5] });
	await wire.post(`${login}/mobile/captcha`, { phone, captcha: "wrong" });
	await wire.post(`${login}/register/visitor`, { email, phone });
	secrets.push(await calls.codeToReset(email));
	await wire.get(`${login}/logout`, {}, { token });

	const outbox = watchEffects(shop.db);
	const failing = () => Promise.reject(new Error("away"));
	outbox.providers.mail.send = failing;
	outbox.providers.sms.send = failing;
	outbox.log = pino({}, { write: (line) => log.push(JSON.parse(line)) });
	while (await performNextEffect(outbox));

	expect(log.length).toBeGreaterThan(12);
	const written = JSON.stringify(log);
	for (const secret of secrets) {
		expect(secret.length).toBeGreaterThan(5);
		// Alone: six digits in a row may well stand in a time.
		expect(written).not.toMatch(new RegExp(`(?<!\\w)${secret}(?!\\w)`));
	}
});
