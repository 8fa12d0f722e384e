import type { Page } from "@playwright/test";
import { byExtent } from "../../gateway/testing/extent";
import {
	enterAtConfirm,
	expectOutcome,
	orderAndPay,
	orderNoOf,
	ordersOf,
} from "../support/checkout";
import { inDatabase } from "../support/database";
import { fullOnly } from "../support/extent";
import { expect, test } from "../support/test";

test.use({ hasRefusals: true });

/** Everything that the page has said about the payment, in its order. */
async function watchOutcomes(page: Page): Promise<() => Promise<string[]>> {
	const said: string[] = [];
	await page.exposeFunction("noteOutcome", (outcome: string) => {
		if (said.at(-1) !== outcome) said.push(outcome);
	});
	await page.addInitScript(() => {
		const note = () => {
			const board = document.querySelector<HTMLElement>("[data-outcome]");
			// @ts-expect-error exposed above
			if (board) window.noteOutcome(board.dataset.outcome);
		};
		new MutationObserver(note).observe(document, {
			childList: true,
			subtree: true,
			attributes: true,
			attributeFilter: ["data-outcome"],
		});
	});
	return async () => said;
}

for (const played of byExtent(
	["幾秒後才確認"],
	["幾秒後才確認", "回覆中途失去"],
))
	test(`a payment that plays "${played}" is confirmed until it is paid, never called a failure`, async ({
		page,
	}, { project }) => {
		const outcomes = await watchOutcomes(page);
		const email = await enterAtConfirm(page);
		await orderAndPay(page, played);
		await expectOutcome(page, "正在確認付款");
		await expectOutcome(page, "付款成功");
		expect(await outcomes()).toEqual(["confirming", "paid"]);
		expect(await ordersOf(project.name, email)).toMatchObject([{ charges: 1 }]);
	});

test(
	"a slow bank is waited for, also by a page that is loaded again",
	fullOnly,
	async ({ page }, { project }) => {
		await enterAtConfirm(page);
		await orderAndPay(page, "很慢才確認");
		await expectOutcome(page, "正在確認付款");
		await page.reload();
		await expectOutcome(page, "正在確認付款");
		// The rest of the bank's time passes.
		await inDatabase(
			project.name,
			`update local_charge set ready_at = now() where key = (
			select provider_key from payment
			join master_order on master_order.id = master_id where no = $1)`,
			[orderNoOf(page)],
		);
		await page.getByRole("button", { name: "現在查詢" }).click();
		await expectOutcome(page, "付款成功");
	},
);
