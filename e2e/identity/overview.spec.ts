import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { countOf, enterAsMember, storedCart } from "../support/cart";
import { open } from "../support/open";
import { orderOne } from "../support/order";
import { expect, test } from "../support/test";

test.use({ hasRefusals: true });

test("a member's own page shows what is on its way and when it comes, points, coupons, and what was bought, to be bought again", async ({
	page,
}) => {
	await enterAsMember(page);
	await page.request.post("/api/front/coupon/receive", { data: { id: 1 } });
	await open(page, "/users");
	const coming = await arrived(
		page.getByRole("region", { name: "在路上的訂單" }),
	);
	await expect(coming).toContainText("沒有在路上的訂單");
	await expect(page.getByRole("region", { name: "再買一次" })).toHaveCount(0);

	const order = await orderOne(page.request, "SUPERMARKET");
	await open(page, "/users");
	await expect(coming.getByRole("link", { name: /待接單/ })).toHaveAttribute(
		"href",
		new RegExp(`orderNo=${order.orderNo}`),
	);
	await expect(coming).toContainText(/送貨時段：/);
	await expect(page.getByRole("region", { name: "積分" })).toContainText("0");
	const again = await arrived(page.getByRole("region", { name: "再買一次" }));
	await again.getByRole("button", { name: /^加入購物車/ }).click();
	await expect(countOf(page)).toHaveText("1");
	expect((await storedCart(page.request)).totals.count).toBe(1);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await expect(
		page.getByRole("navigation").getByRole("link", { name: "訂單" }).first(),
	).toBeVisible();
});

test("a part of the page that cannot be read says so and is read again on wish", async ({
	page,
}) => {
	await enterAsMember(page);
	let isDown = true;
	await page.route("**/api/front/integral/user*", (route) =>
		isDown
			? route.fulfill({ json: { code: 500, message: "away", data: null } })
			: route.continue(),
	);
	await open(page, "/users");
	const points = page.getByRole("region", { name: "積分" });
	isDown = false;
	await (await arrived(points.getByRole("button"))).click();
	await expect(points).toContainText("0");
});
