import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { fullOnly } from "../support/extent";
import { open } from "../support/open";
import { orderReceived } from "../support/receive";
import { expect, test } from "../support/test";

test(
	"points of an order that arrived are on hold, and the account says until when",
	fullOnly,
	async ({ page }, { project }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await enterAsMember(page);
		await open(page, "/users/points");
		await arrived(page.getByText("還未有積分記錄"));
		await expectAccessible(page);

		const order = await orderReceived(page.request, project.name);
		const granted = Math.trunc(Number(order.total));
		await page.reload();
		const balance = await arrived(page.locator(".balance"));
		await expect(balance.locator(".frozen")).toContainText(String(granted));
		await expect(balance.locator(".current b")).toHaveText("0");
		const entry = page.locator(".entries li").first();
		await expect(entry).toContainText("購物獲得");
		await expect(entry).toContainText(`+${granted}`);
		await expect(entry).toContainText("凍結至");
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);

		await open(page, "/en/users/points");
		await arrived(page.getByRole("heading", { name: "How points work" }));
		await expect(page.locator(".terms li")).toHaveCount(3);
		await expectAccessible(page);
	},
);
