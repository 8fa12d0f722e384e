import { expectAccessible } from "../support/accessible";
import { arrived } from "../support/alive";
import {
	enterAtConfirm,
	expectOutcome,
	expectPaymentPage,
	masterOf,
	orderNoOf,
	payOf,
	payWith,
	placeOrder,
} from "../support/checkout";
import { inDatabase } from "../support/database";
import { fullOnly } from "../support/extent";
import { expect, test } from "../support/test";

test.use({ hasRefusals: true });

const endsAfter = (shop: string, no: string, seconds: number) =>
	inDatabase(
		shop,
		"update master_order set expires_at = now() + $1 * interval '1 second' where no = $2",
		[seconds, no],
	);

test("when its time is over an order says so by itself at the payment page", async ({
	page,
}, { project }) => {
	await enterAtConfirm(page);
	await placeOrder(page);
	await expect(page.getByRole("timer")).toContainText(/29:\d\d|30:00/);
	await endsAfter(project.name, orderNoOf(page), 4);
	await page.reload();
	await expectPaymentPage(page);
	await expectOutcome(page, "訂單已取消");
	await expect(payOf(page)).toHaveCount(0);
});

test(
	"who pays a moment too late hears what has become of the order, and nothing is charged",
	fullOnly,
	async ({ page }, { project }) => {
		await enterAtConfirm(page);
		await placeOrder(page);
		await endsAfter(project.name, orderNoOf(page), -1);
		await payWith(page, "付款成功");
		await expectOutcome(page, "訂單已取消");
		const charges = await inDatabase(
			project.name,
			"select 1 from payment join master_order on master_order.id = master_id where no = $1 and payment.state <> 'failed'",
			[orderNoOf(page)],
		);
		expect(charges).toEqual([]);
	},
);

test("cancelling is asked about first; the focus goes into the question, comes back, and ends at the outcome", async ({
	page,
}) => {
	await enterAtConfirm(page);
	await placeOrder(page);
	const ask = page.getByRole("button", { name: "取消訂單" });
	await ask.focus();
	await page.keyboard.press("Enter");
	const keep = page.getByRole("button", { name: "保留訂單" });
	await expect(keep).toBeFocused();
	await expect(page.getByRole("group", { name: /確定取消/ })).toBeVisible();
	await expectAccessible(page, "main");
	await page.keyboard.press("Enter");
	await expect(ask).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(keep).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(ask).toBeFocused();
	await page.keyboard.press("Enter");
	await arrived(keep);
	await page.getByRole("button", { name: "確定取消" }).click();
	await expectOutcome(page, "訂單已取消");
	await expect(page.getByRole("heading", { name: "訂單已取消" })).toBeFocused();
	await expectAccessible(page, "main");
	expect((await masterOf(page)).state).toBe("cancelled");
});
