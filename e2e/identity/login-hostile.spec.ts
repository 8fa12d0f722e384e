import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";

const ofTheShop = { "sec-fetch-site": "same-origin" };

/** Whether the session in the request's cookies still opens anything: nobody's code is over, a stranger is asked to sign in. */
const probe = { ticket: "7b0d1f60-97f3-4a5e-8f0a-3f6f0b0c9d11" };

test("a page of another site neither signs anybody out nor writes anything", async ({
	browser,
	baseURL,
}) => {
	const shop = String(baseURL);
	const elsewhere: Server = createServer((_, response) => {
		response.setHeader("content-type", "text/html");
		response.end(`<img src="${shop}/api/front/login/logout">
			<form method=post action="${shop}/api/front/login/email"><input name=email value=x></form>`);
	});
	await new Promise<void>((ready) => elsewhere.listen(0, "127.0.0.1", ready));
	const { port } = elsewhere.address() as AddressInfo;
	const context = await browser.newContext({ baseURL: shop });
	await signIn(context, "Alex");

	const page = await context.newPage();
	// A picture that is none is kept from the page, and its answer with it: what counts is the session below.
	const logout = page.waitForRequest(/login\/logout/);
	await page.goto(`http://127.0.0.1:${port}/`);
	await logout;
	const posted = page.waitForResponse(/login\/email/);
	await page.evaluate(() => document.forms[0]?.submit());
	expect((await posted).status()).toBe(403);
	await page.waitForURL(/login\/email/);
	await page.goto(`${shop}/api/front/login/logout`);

	const asked = await context.request.post("/api/front/login/qr/scan", {
		data: probe,
	});
	expect(asked.status()).toBe(404);
	await context.close();
	elsewhere.close();
});

test("every sign-in opens a session of its own and ends the one the browser had; signing out ends it everywhere", async ({
	context,
	baseURL,
}) => {
	const signInAnew = async () => {
		await signIn(context, "Malee");
		const cookies = await context.cookies();
		return cookies.find(({ name }) => name === "session")?.value ?? "";
	};
	const statusOf = async (session: string) => {
		const answer = await fetch(`${baseURL}/api/front/login/qr/scan`, {
			method: "POST",
			headers: {
				cookie: `session=${session}`,
				"content-type": "application/json",
			},
			body: JSON.stringify(probe),
		});
		return answer.status;
	};
	const first = await signInAnew();
	const second = await signInAnew();
	expect(second).not.toBe(first);
	expect(await statusOf(first)).toBe(401);
	expect(await statusOf(second)).toBe(404);
	const { request } = context;
	await request.get("/api/front/login/logout", { headers: ofTheShop });
	expect(await statusOf(second)).toBe(401);
	const cookies = await context.cookies();
	expect(cookies.map(({ name }) => name)).not.toContain("session");
});

test("an inner header of the framework opens no guarded page, and no shared cache keeps the way", async ({
	request,
}) => {
	for (const path of [
		"/users/user_info",
		"/en/users",
		"/order/shopping_cart",
		"/%75sers/user_info",
	]) {
		const answer = await request.get(path, {
			maxRedirects: 0,
			headers: {
				"x-middleware-subrequest": Array(5).fill("middleware").join(":"),
				cookie: "session=nonsense",
			},
		});
		expect(answer.status(), path).toBe(307);
		expect(answer.headers().location, path).toMatch(/^(\/en)?\/login$/);
		expect(answer.headers()["cache-control"], path).toBe("private, no-store");
	}
	const page = await request.get("/login");
	expect(page.headers()["cache-control"]).toBe("private, no-store");
	expect(page.headers()).not.toHaveProperty("set-cookie");
});
