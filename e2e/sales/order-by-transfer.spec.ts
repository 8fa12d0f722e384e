import {
	sampleAccounts,
	samplePassword,
} from "../../gateway/db/sample/accounts";
import { openWire } from "../../gateway/testing/wire";
import { expectAccessibleAt } from "../support/accessible";
import { arrived } from "../support/alive";
import {
	amountIn,
	enterAtConfirm,
	expectOutcome,
	masterOf,
	orderNoOf,
	submit,
} from "../support/checkout";
import { widths } from "../support/extent";
import { gatewayOrigin, secrets } from "../support/shops";
import { expect, test } from "../support/test";

test.use({ hasRefusals: true });

/** As a service of our own calls the gateway. */
function wire() {
	const fetchThere = (request: Request) => {
		const { pathname } = new URL(request.url);
		return fetch(new Request(gatewayOrigin + pathname, request));
	};
	return openWire({ fetch: fetchThere }, secrets.SIGNATURE_SECRET);
}

/** An operator saw the money. */
async function confirm(reference: string, amount: string): Promise<number> {
	const operator = sampleAccounts.find(({ scope }) =>
		scope.includes("operator"),
	);
	const { data } = await wire().post("/api/front/login/email", {
		email: operator?.email,
		password: samplePassword,
	});
	const body = { reference, amount };
	const token = data.token;
	const path = "/api/operator/pay/fps/confirm";
	return (await wire().post(path, body, { token })).code;
}

test("a transfer is made by a code with its reference, and the order is paid once the money was seen", async ({
	page,
}) => {
	await enterAtConfirm(page);
	await page.getByRole("radio", { name: /轉數快/ }).check();
	const total = await amountIn(page.locator(".go .price"));
	await submit(page);
	await arrived(page.getByRole("img", { name: "轉數快二維碼" }));
	const no = orderNoOf(page);
	await expect(page.getByText(`參考編號 ${no}`)).toBeVisible();
	await expectAccessibleAt(widths, page, "main");
	await page.getByRole("link", { name: "我已付款" }).click();
	await expectOutcome(page, "正在確認付款");
	await page.reload();
	await expectOutcome(page, "正在確認付款");

	expect(await confirm(no, `${Number(total) + 1}.00`)).toBe(409);
	expect(await confirm(no, total)).toBe(200);
	await page.getByRole("button", { name: "現在查詢" }).click();
	await expectOutcome(page, "付款成功");
	expect(await masterOf(page)).toMatchObject({ state: "paid", total });
});
