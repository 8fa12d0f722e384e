import type { APIRequestContext } from "@playwright/test";
import { fullOnly } from "../support/extent";
import { giveEmail } from "../support/give-email";
import { ownAddress, password, registerByCalls } from "../support/login";
import { open } from "../support/open";
import { codeSentTo, freshEmail, freshPhone } from "../support/outbox";
import { shops } from "../support/shops";
import { expect, test } from "../support/test";

// Two web processes on one database: whatever a shopper does at one counts at the other at once.

const login = "/api/front/login";
const captchaLogin = `${login}/mobile/captcha`;

/** Every test comes from an address of its own: limits are counted by it. */
let from: Record<string, string>;
let here: string;
let there: string;

test.beforeEach(({ baseURL }, { project }) => {
	from = ownAddress();
	here = String(baseURL);
	[there = ""] = shops.find(({ name }) => name === project.name)?.others ?? [];
	expect(there).not.toBe("");
});

/** The code of the answer, as clients judge it. */
async function codeOf(
	request: APIRequestContext,
	address: string,
	data?: unknown,
): Promise<number> {
	const answer = data
		? await request.post(address, {
				data: JSON.stringify(data),
				headers: { ...from, "content-type": "application/json" },
			})
		: await request.get(address, {
				headers: { ...from, "sec-fetch-site": "same-origin" },
			});
	return (await answer.json()).code;
}

/** Sends a code to a phone of Hong Kong and reads it. */
async function sendCode(
	request: APIRequestContext,
	phone: string,
): Promise<string> {
	const answer = await request.post(`${here}${login}/sendCode`, {
		form: { phone },
		headers: from,
	});
	expect((await answer.json()).code).toBe(200);
	return codeSentTo(`+852${phone}`);
}

const userAt = (request: APIRequestContext, origin: string) =>
	codeOf(request, `${origin}/api/front/user/info`);

test("who signs in at one is signed in at the other; who signs out there is signed out at both", async ({
	page,
	playwright,
}) => {
	const email = await registerByCalls(page.request);
	const notified = { email, password };
	expect(await codeOf(page.request, `${here}${login}/email`, notified)).toBe(
		200,
	);
	await open(page, `${there}/en/users/user_info`);
	await expect(page.getByText(email)).toBeVisible();

	const kept = await page.context().storageState();
	const thief = await playwright.request.newContext({ storageState: kept });
	expect(await userAt(thief, here)).toBe(200);

	await page.locator("header .user button").click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Sign out" }).click();
	await dialog.getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL(`${there}/en`);
	expect(await userAt(page.request, here)).toBe(410_000);
	expect(await userAt(thief, here)).toBe(410_001);
	await thief.dispose();
});

test(
	"a password that is reset at one ends the sessions of the other",
	fullOnly,
	async ({ request }, { project }) => {
		const phone = freshPhone();
		const email = freshEmail();
		const captcha = await sendCode(request, phone);
		const byCode = { phone, captcha };
		expect(await codeOf(request, `${there}${captchaLogin}`, byCode)).toBe(200);
		await giveEmail(project.name, { phone, email });
		expect(await userAt(request, there)).toBe(200);

		const forgotten = `${there}${login}/email/forget/ignore/password`;
		expect(await codeOf(request, forgotten, email)).toBe(200);
		const reset = {
			email,
			captcha: await codeSentTo(email),
			newPassword: password,
			passwordAgain: password,
		};
		expect(
			await codeOf(request, `${here}${login}/email/reset/password`, reset),
		).toBe(200);
		expect(await userAt(request, there)).toBe(410_001);
		const notified = { email, password };
		expect(await codeOf(request, `${there}${login}/email`, notified)).toBe(200);
	},
);

test("a code has five tries at both together, and the next one the same wait", async ({
	request,
}) => {
	const phone = freshPhone();
	const captcha = await sendCode(request, phone);
	const wrong = { phone, captcha: captcha === "000000" ? "000001" : "000000" };
	for (let tries = 0; tries < 5; tries++)
		expect(await codeOf(request, `${here}${captchaLogin}`, wrong)).toBe(400);
	const right = { phone, captcha };
	expect(await codeOf(request, `${there}${captchaLogin}`, right)).toBe(400);

	const again = await request.post(`${there}${login}/sendCode`, {
		form: { phone },
		headers: from,
	});
	expect((await again.json()).code).toBe(429);
});

test(
	"failures at one lock the account at the other too",
	fullOnly,
	async ({ request }) => {
		const email = await registerByCalls(request);
		const wrong = { email, password: "not the password" };
		for (const origin of [here, there])
			for (let tries = 0; tries < 5; tries++)
				expect(await codeOf(request, `${origin}${login}/email`, wrong)).toBe(
					400,
				);
		const right = { email, password };
		for (const origin of [here, there])
			expect(await codeOf(request, `${origin}${login}/email`, right)).toBe(429);
	},
);

test(
	"a code shown by one is confirmed at the other, and signs in once",
	fullOnly,
	async ({ request, playwright }) => {
		const member = await playwright.request.newContext({ baseURL: here });
		const email = await registerByCalls(member);
		const notified = { email, password };
		expect(await codeOf(member, `${there}${login}/email`, notified)).toBe(200);

		const ask = async (origin: string, verb: string, data?: unknown) => {
			const address = `${origin}${login}/qr/${verb}`;
			return (await request.post(address, { data, headers: from })).json();
		};
		const { ticket, claim } = (await ask(here, "open")).data;
		for (const verb of ["scan", "confirm"])
			expect(
				await codeOf(member, `${there}${login}/qr/${verb}`, { ticket }),
			).toBe(200);
		const [first, second] = [
			await ask(here, "claim", { ticket, claim }),
			await ask(there, "claim", { ticket, claim }),
		];
		expect(first.data).toMatchObject({
			state: "confirmed",
			session: { strategy: "qr" },
		});
		expect(second.data).toMatchObject({ state: "used", session: null });
		expect(await userAt(request, there)).toBe(200);
		await member.dispose();
	},
);
