import { test as bare } from "@playwright/test";
import {
	sampleAccounts,
	samplePassword,
} from "../../gateway/db/sample/accounts";
import { open } from "../support/open";
import { screens } from "../support/screens";
import { expect, test } from "../support/test";

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

test("no page asks for what its policy refuses, neither those with forms nor the console", async ({
	page,
	context,
}) => {
	for (const path of ["/", "/goods_detail/1", "/login", "/order/visitor"])
		await open(page, path);
	const operator = sampleAccounts.find(({ scope }) =>
		scope.some((one) => one === "operator"),
	);
	const answer = await context.request.post("/api/front/login/email", {
		data: { email: operator?.email, password: samplePassword },
	});
	expect((await answer.json()).code).toBe(200);
	for (const path of [
		"/users/user_info",
		"/users/address_list",
		"/users/merchant_settled?menuCur=70",
		"/console/staff",
		"/console/goods",
	])
		await open(page, path);
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
