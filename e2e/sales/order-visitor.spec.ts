import type { APIRequestContext, Page } from "@playwright/test";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { fullOnly } from "../support/extent";
import { ownAddress, password, registerByCalls } from "../support/login";
import { enterAsTourist, makeOrder } from "../support/make-order";
import { open } from "../support/open";
import { codeSentTo } from "../support/outbox";
import { expect, test } from "../support/test";

// Whoever bought without an account finds the order again, in a browser that knows nothing of it.

// Codes are counted by the address of whoever asks.
test.use({ hasRefusals: true, extraHTTPHeaders: ownAddress() });

async function buyAsTourist(request: APIRequestContext) {
	const email = await enterAsTourist(request);
	return { email, ...(await makeOrder(request, "local")) };
}

const number = (page: Page) => page.getByLabel("訂單編號");
const code = (page: Page) => page.getByLabel("驗證碼");

async function askForCode(page: Page, orderNo: string): Promise<void> {
	await number(page).fill(orderNo);
	await page.getByRole("button", { name: "取得驗證碼" }).click();
	await expect(page.getByText(/如果編號無誤/)).toBeVisible();
	await expect(
		page.getByRole("button", { name: /秒後可重發/ }),
	).toHaveAttribute("aria-disabled", "true");
}

async function show(page: Page, captcha: string): Promise<void> {
	await code(page).fill(captcha);
	await page.getByRole("button", { name: "查看訂單" }).click();
}

const isWrong = (page: Page) =>
	expect(page.locator(".field .fault").getByText(/驗證碼不對/)).toBeVisible();

const wrongOf = (captcha: string) => (captcha === "000000" ? "1" : "000000");

test("an order is found from the foot of any page, by its number and the mailed code", async ({
	page,
	request,
}) => {
	const { email, orderNo, goodsName } = await buyAsTourist(request);
	await open(page, "/");
	await page.getByRole("link", { name: "查詢訂單" }).click();
	await expect(page).toHaveURL(/\/order\/visitor$/);
	await arrived(number(page));
	await expect(page.locator("meta[name=robots]").first()).toHaveAttribute(
		"content",
		/noindex/,
	);
	await page.getByRole("button", { name: "查看訂單" }).click();
	await expect(page.locator(".summary")).toContainText("PT 開頭");
	await askForCode(page, orderNo.toLowerCase().replace("pt", "pt "));
	await expectAccessible(page, "main");
	const captcha = await codeSentTo(email);
	await show(page, wrongOf(captcha));
	await isWrong(page);
	await show(page, captcha);
	await arrived(page.getByText(orderNo));
	await expect(page.locator("#state")).toBeFocused();
	await expect(page.getByText(goodsName)).toBeVisible();
	await expect(page.getByText(/彌敦道/)).toBeVisible();
	await expectAccessible(page, "main");
	await expectNoSidewaysScroll(page);
});

test("a link to an order leads whoever is signed in to the own one without a code, and to the form for another's", async ({
	page,
	request,
}) => {
	const email = await registerByCalls(page.request);
	await page.request.post("/api/front/login/email", {
		data: { email, password },
	});
	const own = await makeOrder(page.request, "local");
	await open(page, `/order/visitor?orderNo=${own.orderNo}`);
	await expect(page).toHaveURL(
		new RegExp(`/users/order_detail\\?orderNo=${own.orderNo}$`),
	);
	await arrived(page.getByText(own.goodsName));
	const others = await buyAsTourist(request);
	await open(page, `/order/visitor?orderNo=${others.orderNo}`);
	await expect(await arrived(number(page))).toHaveValue(others.orderNo);
});

test(
	"a number that nobody has hears what every number hears",
	fullOnly,
	async ({ page }) => {
		await open(page, `/order/visitor?orderNo=PT${"1".repeat(18)}`);
		await arrived(number(page));
		await askForCode(page, `PT${"1".repeat(18)}`);
		await show(page, "123456");
		await isWrong(page);
	},
);

test(
	"after five wrong codes the right one opens nothing",
	fullOnly,
	async ({ page, request }) => {
		const { email, orderNo } = await buyAsTourist(request);
		await open(page, `/order/visitor?orderNo=${orderNo}`);
		await expect(await arrived(number(page))).toHaveValue(orderNo);
		await askForCode(page, orderNo);
		const captcha = await codeSentTo(email);
		for (let tries = 0; tries < 5; tries++) {
			const answered = page.waitForResponse("**/order/visitor/detail");
			await show(page, wrongOf(captcha));
			await answered;
			await isWrong(page);
		}
		const answered = page.waitForResponse("**/order/visitor/detail");
		await show(page, captcha);
		expect((await answered).status()).toBe(400);
		await isWrong(page);
	},
);
