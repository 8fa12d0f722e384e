import type { Page } from "@playwright/test";
import { byExtent } from "../../gateway/testing/extent";
import { fromPathCookie } from "../../lib/session/from-path";
import { hostilePaths } from "../support/hostile-paths";
import { open } from "../support/open";
import { expect, test } from "../support/test";

// Over two hundred sign-ins: a record of each would take longer than all of them.
test.use({ trace: "off" });

const signedIn = {
	uid: 7,
	nickname: "Guest",
	kind: "tourist",
	strategy: "visitor",
};

/**
 * What the browser asks for as a page is answered with nothing: it stays where it is, and the next sign-in can follow.
 * The sign-ins are answered here: what counts is where the browser goes afterwards.
 */
async function stayInPlace(page: Page) {
	await page.route("**/*", async (route) => {
		const request = route.request();
		if (request.isNavigationRequest()) await route.fulfill({ status: 204 });
		else if (request.url().endsWith("/register/visitor"))
			await route.fulfill({
				json: { code: 200, message: "", data: signedIn },
			});
		else await route.fallback();
	});
}

test("no remembered path leads a browser elsewhere, whatever it says", async ({
	page,
}) => {
	const spoken: string[] = [];
	page.on("dialog", (dialog) => {
		spoken.push(dialog.message());
		void dialog.dismiss();
	});
	await open(page, "/en/login");
	const { origin } = new URL(page.url());
	await page.getByRole("button", { name: /Buy without/ }).click();
	const email = page.getByLabel("E-mail");
	await email.fill("tourist@example.com");
	await stayInPlace(page);
	/** Both at once, as a shopper does who has been led here and presses Enter. */
	const signInWith = (path: string) =>
		email.evaluate(
			async (field: HTMLInputElement, cookie) => {
				while (field.form?.ariaBusy === "true")
					await new Promise(requestAnimationFrame);
				// biome-ignore lint/suspicious/noDocumentCookie: as whoever plants a cookie does.
				document.cookie = cookie;
				field.form?.requestSubmit();
			},
			`${fromPathCookie}=${encodeURIComponent(path)}; path=/`,
		);

	const kept = "/en/help/content?id=3";
	const tried = hostilePaths.filter((_, at) => at % byExtent(8, 1) === 0);
	for (const path of [kept, ...tried]) {
		const asked = page.waitForRequest((request) =>
			request.isNavigationRequest(),
		);
		await signInWith(path);
		const url = new URL((await asked).url());
		expect(url.origin, JSON.stringify(path)).toBe(origin);
		expect(url.pathname + url.search, JSON.stringify(path)).toBe(
			path === kept ? kept : "/en",
		);
	}
	expect(spoken).toEqual([]);
});
