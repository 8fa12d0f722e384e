import {
	expectAccessible,
	expectAccessibleInFull,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { fullOnly } from "../support/extent";
import { open } from "../support/open";
import { orderReceived } from "../support/receive";
import { expect, test } from "../support/test";

const picture = "public/pictures/icon-192.png";

test(
	"a review is written by stars, words and a picture, survives a reload, and stands on the goods' page",
	fullOnly,
	async ({ page }, { project }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await enterAsMember(page);
		const order = await orderReceived(page.request, project.name);
		const [line] = order.lines;
		await open(page, "/users/evaluation_list");
		const write = await arrived(
			page.locator(".bought").getByRole("link", { name: /寫評價/ }),
		);
		await expectAccessibleInFull(page);
		await write.click();
		await page.waitForURL(/evaluation_confirm/);

		const send = await arrived(page.getByRole("button", { name: "送出評價" }));
		await send.click();
		await expect(page.getByText("請寫下評價")).toBeVisible();
		const quality = page.getByRole("group", { name: "貨品質素" });
		await expect(quality.getByRole("radio").first()).toBeFocused();
		await expectAccessible(page);
		// The arrows choose.
		await page.keyboard.press("Space");
		for (const _ of ["2", "3", "4", "5"])
			await page.keyboard.press("ArrowRight");
		await expect(quality.getByRole("radio").last()).toBeChecked();
		const service = page.getByRole("group", { name: "服務態度" });
		await service.getByRole("radio").nth(3).check({ force: true });
		const said = `包裝很好 ${order.orderNo}`;
		await page.getByLabel("你的評價").fill(said);
		await page.locator('input[type="file"]').setInputFiles(picture);
		await expect(page.getByRole("progressbar")).toHaveCount(0);
		await expect(page.locator(".pictures img")).toHaveCount(1);

		await page.reload();
		await expect(page.getByLabel("你的評價")).toHaveValue(said);
		await expect(page.locator(".pictures img")).toHaveCount(1);
		await expectNoSidewaysScroll(page);
		await page.getByRole("button", { name: "送出評價" }).click();
		await expect(page.locator("[data-notice]")).toContainText("多謝你的評價");
		await page.waitForURL(/state=done/);
		await arrived(page.getByRole("main").getByText(said));
		await expectAccessible(page);
		expect(
			await page.evaluate(() => localStorage.getItem("hk-evaluationInfo")),
		).toBeNull();

		await expect
			.poll(async () => {
				const answer = await page.request.get(
					`/api/front/product/reply/list/${line?.goodsId}`,
				);
				return JSON.stringify((await answer.json()).data);
			})
			.toContain(said);
	},
);

test(
	"a picture that could not be sent stays and is sent again",
	fullOnly,
	async ({ page }, { project }) => {
		await enterAsMember(page);
		const { orderNo } = await orderReceived(page.request, project.name);
		await open(page, `/en/users/evaluation_confirm?orderNo=${orderNo}`);
		await arrived(page.getByRole("button", { name: "Send review" }));
		await page.route("**/upload/image*", (route) =>
			route.fulfill({ json: { code: 500, message: "", data: null } }),
		);
		await page.locator('input[type="file"]').setInputFiles(picture);
		const retry = await arrived(page.locator(".pictures .failed button"));
		await page.unroute("**/upload/image*");
		await retry.click();
		await expect(retry).toHaveCount(0);
		await expect(page.getByRole("progressbar")).toHaveCount(0);
		await expectAccessible(page);
	},
);

test.describe("refused", () => {
	test.use({ hasRefusals: true });

	test(
		"an order of somebody else, or none, is not reviewed",
		fullOnly,
		async ({ page }) => {
			await enterAsMember(page);
			await open(page, "/users/evaluation_confirm");
			await arrived(page.getByText("缺少訂單編號，未能評價"));
			await open(page, "/en/users/evaluation_confirm?orderNo=SH1");
			await arrived(page.getByText("There is no such order"));
			await expectAccessible(page);
		},
	);
});
