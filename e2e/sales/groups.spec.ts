import { expectAccessibleAt } from "../support/accessible";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { expectOutcome, keepAddress, orderAndPay } from "../support/checkout";
import { inDatabase } from "../support/database";
import { fullOnly, widths } from "../support/extent";
import { findOffer, openPaidGroup } from "../support/group";
import { open } from "../support/open";
import { expect, test } from "../support/test";

test("two shoppers complete a group: one opens and shares it on a phone, the other follows the link", async ({
	page,
	browser,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await enterAsMember(page);
	await keepAddress(page);
	const offer = await findOffer(
		page.request,
		({ size, groupCount }) => size === 2 && groupCount === 0,
	);
	await open(page, "/group/group_list");
	await expectAccessibleAt(widths, page, "main");
	const card = page.getByRole("article", { name: offer.name });
	await card.getByRole("link", { name: /^開團/ }).click();
	await arrived(page.getByRole("heading", { name: "2 人團" }));
	await expectAccessibleAt([390], page, "main");
	await orderAndPay(page);
	await expectOutcome(page, "付款成功");
	await arrived(page.getByRole("heading", { name: "尚欠 1 人成團" }));
	await arrived(page.getByRole("img", { name: "這個團的二維碼" }));
	// Pages left behind are still in the document, hidden, with countdowns of their own.
	const own = page.getByRole("region", { name: "尚欠 1 人成團" });
	await expect(own.getByText(/^餘下 \d\d:\d\d:\d\d$/)).toBeVisible();
	await expectAccessibleAt(widths, page, "main");
	await page.getByRole("link", { name: "查看這個團" }).click();
	await page.waitForURL(/group_detail\/\d+/);
	const { pathname } = new URL(page.url());
	await arrived(page.getByRole("link", { name: "查看我的訂單" }));
	await expectAccessibleAt(widths, page, "main");

	const friend = await browser.newContext({
		baseURL: new URL(page.url()).origin,
		viewport: { width: 1440, height: 900 },
	});
	const theirs = await friend.newPage();
	await enterAsMember(theirs);
	await keepAddress(theirs);
	await open(theirs, `/en${pathname}`);
	await arrived(theirs.getByText("One more person needed"));
	await theirs.getByRole("link", { name: "Join this group" }).focus();
	await theirs.keyboard.press("Enter");
	await theirs.getByRole("radio", { name: /Test cashier/ }).check();
	await theirs.getByRole("button", { name: /^Pay HK\$/ }).click();
	await theirs.getByRole("button", { name: "Yes, pay" }).click();
	await arrived(
		theirs.getByRole("heading", { name: "This group is complete" }),
	);
	await friend.close();
	await page.reload();
	await arrived(page.getByText("已成團", { exact: true }));
});

test(
	"a group that does not fill in time is refunded by itself, and says so",
	fullOnly,
	async ({ page }, { project }) => {
		await enterAsMember(page);
		await keepAddress(page);
		const offer = await findOffer(page.request, ({ size }) => size > 2);
		const { orderNo, groupId } = await openPaidGroup(page.request, offer.id);
		await open(page, `/users/order_detail?orderNo=${orderNo}`);
		await arrived(page.getByRole("heading", { name: "等待成團" }));
		const order = page.getByRole("main");
		await expect(order.getByRole("link", { name: "申請退款" })).toHaveCount(0);
		await expectAccessibleAt(widths, page, "main");
		await inDatabase(
			project.name,
			"update buying_group set closes_at = now() - interval '1 second' where id = $1",
			[groupId],
		);
		const isOver = async () => {
			await page.reload();
			await arrived(page.getByRole("heading", { name: /^(等待成團|已取消)$/ }));
			return page.getByRole("heading", { name: "已取消" }).count();
		};
		await expect.poll(isOver, { timeout: 120_000 }).toBe(1);
		await arrived(page.getByRole("heading", { name: "未能成團" }));
		const refunded = async () => {
			const path = `/api/front/order/detail/${orderNo}`;
			const { data } = await (await page.request.get(path)).json();
			return [data.refunded === data.total, data.refunds[0]?.state];
		};
		await expect
			.poll(refunded, { timeout: 60_000 })
			.toEqual([true, "refunded"]);
	},
);

test(
	"what a goods costs together stands beside what it costs alone; a visitor signs in first",
	fullOnly,
	async ({ page }) => {
		const offer = await findOffer(page.request, ({ stock }) => stock > 0);
		await open(page, `/goods_detail/${offer.goodsId}`);
		const region = page.getByRole("region", { name: /^團購更優惠/ });
		await arrived(region);
		await expect(region.getByText(`${offer.size} 人團`)).toBeVisible();
		await region.getByRole("link", { name: /^開團/ }).click();
		await arrived(page.getByRole("dialog"));
		await expect(page).toHaveURL(/goods_detail/);
	},
);
