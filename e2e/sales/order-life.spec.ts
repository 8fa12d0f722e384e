import type { Page } from "@playwright/test";
import {
	expectAccessible,
	expectAccessibleInFull,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember, findGoods } from "../support/cart";
import { inDatabase } from "../support/database";
import { storyVariants } from "../support/extent";
import { open } from "../support/open";
import { orderUnpaid } from "../support/order";
import { approveRefund, refuseRefund, ship } from "../support/order-admin";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.use({ hasRefusals: true });

const refundNoOf = (page: Page) =>
	new URL(page.url()).searchParams.get("refundNo") ?? "";

/** The coupons of the shop and of the merchant of the goods. */
const couponIds = [1, 14];
const pointsGiven = 12_345;

for (const { locale, width } of storyVariants)
	test(`in ${locale} at ${width} px an order lives from its payment over a refused and a second refund to its review, and coupons and points follow on every page`, async ({
		page,
		request,
	}, { project }) => {
		await page.setViewportSize({ width, height: 900 });
		const words = wordsIn(locale);
		const go = (path: string) => open(page, inLocale(path, locale));
		const main = page.getByRole("main");

		const email = await enterAsMember(page);
		await inDatabase(
			project.name,
			`insert into points_entry (account_id, kind, amount, usable_from, at)
			select id, 'granted', ${pointsGiven}, now(), now() from account where email = $1`,
			[email],
		);
		for (const id of couponIds)
			await page.request.post("/api/front/coupon/receive", { data: { id } });
		const goods = await findGoods(request, 134);
		const skuId = goods.skus[0]?.id ?? 0;
		const wanted = [{ skuId, quantity: 2 }];
		const master = await orderUnpaid(page.request, wanted, { usePoints: true });
		expect(master).toMatchObject({
			couponTotal: "70.00",
			pointsUsed: pointsGiven,
		});
		const [order] = master.orders;
		if (!order) throw new Error("A master without an order");

		await go(`/order/order_pay?orderNo=${master.orderNo}`);
		const pay = page.getByRole("button", { name: /HK\$/ });
		await (await arrived(pay)).click();
		const paid = words.checkout.result.paid.title;
		await arrived(page.getByRole("heading", { name: paid }));

		await go("/users/coupon_list?type=unusable");
		await expect(main.getByText(master.orderNo)).toHaveCount(couponIds.length);
		await go("/users/points");
		await expect(page.locator(".sums")).toContainText("12,345");
		await expect(page.locator(".current b")).toHaveText("0");

		await ship(project.name, order.orderNo);
		await go(`/users/order_detail?orderNo=${order.orderNo}`);
		const state = page.locator("#state");
		await expect(state).toHaveText(words.order.status.toReceive);
		await page
			.getByRole("button", { name: words.order.action.take })
			.first()
			.click();
		const sheet = await arrived(page.getByRole("dialog"));
		await sheet
			.getByRole("button", { name: words.order.confirm.take.yes })
			.click();
		await expect(state).toHaveText(words.order.status.received);
		await expectAccessibleInFull(page);
		const granted = Math.trunc(Number(order.total));
		await go("/users/points");
		const frozen = page.locator(".frozen").first();
		await expect(frozen).toContainText(granted.toLocaleString("en"));

		async function apply(): Promise<void> {
			await (await arrived(page.locator("select"))).selectOption("damaged");
			await page
				.getByRole("button", { name: words.refund.sum.send, exact: true })
				.click();
			const waits = words.refund.state.reviewing;
			await arrived(page.getByRole("heading", { name: waits }));
		}
		await go(`/users/refund_confirm?orderNo=${order.orderNo}`);
		const fewer = new RegExp(
			words.refund.confirm.fewer.replace("{name}", ".+"),
		);
		await (await arrived(page.getByRole("button", { name: fewer }))).click();
		await apply();
		await refuseRefund(project.name, refundNoOf(page), "The seal is broken.");
		await page.reload();
		await arrived(page.getByText("The seal is broken."));
		await page.getByRole("link", { name: words.refund.again }).click();
		await page.waitForURL(/refund_confirm/);
		await (await arrived(page.getByRole("button", { name: fewer }))).click();
		await apply();
		const { amount } = await approveRefund(project.name, refundNoOf(page));
		await expect
			.poll(async () => {
				await page.reload();
				return (await arrived(page.locator("#status"))).innerText();
			})
			.toBe(words.refund.state.refunded);

		const left = Math.trunc(Number(order.total) - Number(amount));
		await go("/users/points");
		await expect(frozen).toContainText(left.toLocaleString("en"));

		await go(`/users/evaluation_confirm?orderNo=${order.orderNo}`);
		const scales = page.locator(".scale");
		await arrived(scales.first());
		for (const scale of await scales.all())
			await scale.getByRole("radio").nth(3).check({ force: true });
		const said = `★ ${order.orderNo}`;
		await page.locator("textarea").fill(said);
		await page
			.locator('input[type="file"]')
			.setInputFiles("public/pictures/icon-192.png");
		await expect(page.getByRole("progressbar")).toHaveCount(0);
		await page
			.getByRole("button", { name: words.review.write.send, exact: true })
			.click();
		await page.waitForURL(/state=done/);
		await arrived(page.getByRole("main").getByText(said));

		await go("/users/order_list?tab=completed");
		const card = await arrived(page.getByRole("article"));
		await expect(card).toContainText(words.order.status.completed);
		await expect(card).toContainText(amount);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
	});
