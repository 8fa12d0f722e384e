import { test as bare, expect } from "@playwright/test";
import { stripeKeys } from "../../gateway/testing/stripe-keys";
import { expectAccessible } from "../support/accessible";
import { arrived } from "../support/alive";
import { fullOnly } from "../support/extent";
import { enterAsTourist, makeOrder } from "../support/make-order";
import { open } from "../support/open";
import { stripeUrl } from "../support/shops";
import {
	givenToStripe,
	giveStripe,
	stripeHost,
} from "../support/stripe-script";

// Stripe stands in for itself, in the page and behind the gateway; nothing leaves this machine. What a browser reports
// about a script that is refused is part of the story, so the page may report.

bare(
	"a card is declined, another one pays, and the gateway says so on the way back",
	async ({ page, request }) => {
		await giveStripe(page);
		await enterAsTourist(page.request);
		const { orderNo, total } = await makeOrder(page.request, "card");
		await open(page, `/fr/order/order_pay?orderNo=${orderNo}`);
		await page.getByRole("radio", { name: /^carte/i }).check();
		await page.getByRole("button", { name: /^Payer/ }).click();
		await expect(page).toHaveURL(/\/fr\/order\/stripe_payment\?orderNo=PT/);

		const card = await arrived(page.getByLabel("Card", { exact: true }));
		const { key, options } = await givenToStripe(page);
		expect({ key, locale: options.locale }).toEqual({
			key: stripeKeys.publishableKey,
			locale: "fr",
		});
		const [id] = options.clientSecret.split("_secret");
		const intent = await request.get(`${stripeUrl}/v1/payment_intents/${id}`);
		expect(await intent.json()).toMatchObject({
			amount: Number(total.replace(".", "")),
			currency: "hkd",
			metadata: { orderNo },
		});
		await expectAccessible(page, "main");

		await card.fill("declined");
		await page.getByRole("button", { name: /^Payer/ }).click();
		await expect(
			page.getByText("Your card has insufficient funds."),
		).toBeVisible();
		await expect(page).toHaveURL(/stripe_payment/);
		await card.fill("good");
		await page.getByRole("button", { name: /^Payer/ }).click();
		await expect(page).toHaveURL(
			new RegExp(`/fr/order/payment_result\\?orderNo=${orderNo}$`),
		);
		await arrived(page.locator("[data-outcome=paid]"));
	},
);

bare(
	"Alipay is paid in its app, which leads back; whoever says no there hears that nothing was taken",
	async ({ page, request }) => {
		await page.route("https://hooks.stripe.com/**", (route) =>
			route.fulfill({ contentType: "text/html", body: "<h1>Alipay</h1>" }),
		);
		await enterAsTourist(page.request);
		const { orderNo } = await makeOrder(page.request, "alipay");
		await open(page, `/en/order/order_pay?orderNo=${orderNo}`);
		await page.getByRole("button", { name: /^Pay/ }).click();
		await arrived(page.getByRole("heading", { name: "Alipay" }));
		const id = page.url().split("/").at(-1);
		const answer = (wallet: string) =>
			request.post(`${stripeUrl}/v1/payment_intents/${id}/confirm`, {
				form: { wallet },
			});
		await answer("no");
		await page.goto(`/en/order/payment_result?orderNo=${orderNo}`);
		await arrived(page.locator("[data-outcome=declined]"));
		await expect(page.getByText(/nothing was taken/)).toBeVisible();
		await open(page, `/en/order/order_pay?orderNo=${orderNo}`);
		await page.getByRole("button", { name: /^Pay/ }).click();
		await arrived(page.getByRole("heading", { name: "Alipay" }));
		await answer("yes");
		await page.goto(`/en/order/payment_result?orderNo=${orderNo}`);
		await arrived(page.locator("[data-outcome=paid]"));
	},
);

bare(
	"WeChat Pay shows its code, and the page knows by itself when it was paid",
	async ({ page, request }) => {
		await enterAsTourist(page.request);
		const { orderNo } = await makeOrder(page.request, "wechatPay");
		const begun = page.waitForResponse(/pay\/payment/);
		await open(page, `/order/order_pay?orderNo=${orderNo}`);
		await arrived(page.getByRole("img", { name: "微信支付二維碼" }));
		const { data } = await (await begun).json();
		const id = data.text.split("=").at(-1);
		await expectAccessible(page, "main");
		await request.post(`${stripeUrl}/v1/payment_intents/${id}/confirm`, {
			form: { wallet: "yes" },
		});
		await arrived(page.locator("[data-outcome=paid]"));
	},
);

bare(
	"a charge that takes its time is confirmed, not called a failure, until Stripe knows",
	fullOnly,
	async ({ page, request }) => {
		await giveStripe(page);
		await enterAsTourist(page.request);
		const { orderNo } = await makeOrder(page.request, "card");
		await open(page, `/order/stripe_payment?orderNo=${orderNo}`);
		const card = await arrived(page.getByLabel("Card", { exact: true }));
		const { options } = await givenToStripe(page);
		expect(options.locale).toBe("zh-HK");
		await card.fill("slow");
		await page.getByRole("button", { name: /^付款/ }).click();
		await arrived(page.locator("[data-outcome=confirming]"));
		const [id] = options.clientSecret.split("_secret");
		await request.post(`${stripeUrl}/v1/payment_intents/${id}/confirm`, {
			form: { card: "good" },
		});
		await arrived(page.locator("[data-outcome=paid]"));
	},
);

bare(
	"fields that do not come can be asked for again, and there is another way to pay",
	fullOnly,
	async ({ page }) => {
		await page.route(stripeHost, (route) => route.abort());
		await enterAsTourist(page.request);
		const { orderNo } = await makeOrder(page.request, "card");
		await open(page, `/order/stripe_payment?orderNo=${orderNo}`);
		await arrived(page.getByText("付款表格暫時未能載入"));
		await expect(
			page.getByRole("link", { name: "返回付款方式" }),
		).toHaveAttribute("href", `/order/order_pay?orderNo=${orderNo}`);
		await expectAccessible(page, "main");
		await page.unroute(stripeHost);
		await giveStripe(page);
		await page.getByRole("button", { name: "再試一次" }).click();
		await arrived(page.getByLabel("Card", { exact: true }));
	},
);
