import { test as bare } from "@playwright/test";
import { screens } from "./support/screens";
import { expect, test } from "./support/test";

const policy = [
	"default-src 'self'",
	"script-src-attr 'none'",
	"frame-src 'none'",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'self'",
	"frame-ancestors 'none'",
];

test("every page and answer names what a browser may do, and a missing page does too", async ({
	request,
}) => {
	const paths = [
		...screens.map(({ path }) => path),
		"/no-such-page",
		"/goods_detail/999999999",
		"/api/front/search/keyword",
		"/sitemap.xml",
	];
	for (const path of paths) {
		const headers = (await request.get(path)).headers();
		const rules = headers["content-security-policy"]?.split("; ");
		expect(rules, path).toEqual(expect.arrayContaining(policy));
		expect(rules, path).not.toContain("'unsafe-eval'");
		expect(headers["x-content-type-options"], path).toBe("nosniff");
	}
});

bare(
	"what reaches a page as HTML runs no handler and loads no foreign script",
	async ({ page }) => {
		await page.goto("/");
		const refused = page.evaluate(
			() =>
				new Promise<string[]>((resolve) => {
					const directives: string[] = [];
					document.addEventListener("securitypolicyviolation", (violation) => {
						if (violation.disposition === "enforce")
							directives.push(violation.effectiveDirective);
						if (directives.length === 3) resolve(directives.sort());
					});
					const foreign = document.createElement("script");
					foreign.src = "http://127.0.0.2:9/foreign.js";
					const frame = document.createElement("iframe");
					frame.src = "http://127.0.0.2:9/";
					const text = document.createElement("div");
					text.innerHTML = '<img src="/none.png" onerror="window.ran = true">';
					document.body.append(foreign, frame, text);
				}),
		);
		expect(await refused).toEqual([
			"frame-src",
			"script-src-attr",
			"script-src-elem",
		]);
		expect(await page.evaluate(() => "ran" in window)).toBe(false);
	},
);
