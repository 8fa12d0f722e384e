import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { widths } from "../support/extent";
import { open } from "../support/open";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.use({ hasRefusals: true });

const words = wordsIn("en").console;
const { range } = words.dashboard;

async function keep(page: Page, name: string | RegExp): Promise<string> {
	const downloading = page.waitForEvent("download");
	await page.getByRole("button", { name }).click();
	const file = await downloading;
	expect(file.suggestedFilename()).toMatch(/\d{4}-\d{2}-\d{2}\.(csv|svg)$/);
	return readFile(await file.path(), "utf8");
}

for (const width of widths)
	test(`at ${width} px an operator looks at any days beside those before, shares them by their address, and takes them along`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await signIn(page.context(), "Operator staff");
		await open(page, "/en/console");
		const [from, to] = [
			page.getByLabel(words.orders.from, { exact: true }),
			page.getByLabel(words.orders.to, { exact: true }),
		];
		await arrived(page.getByRole("link", { name: range.last30, exact: true }));
		await page.getByRole("link", { name: range.lastMonth }).click();
		await expect(page).toHaveURL(/tab=lastMonth/);
		await expect(from).toHaveValue(/-01$/);
		await expect(page.getByText(/^Compared with /)).toBeVisible();
		await expectAccessible(page);

		await from.fill("2024-02-01");
		await to.fill("2024-01-31");
		await page.getByRole("button", { name: range.show }).click();
		await expect(to).toHaveAccessibleDescription(
			new RegExp(words.fault.endsBeforeStart),
		);
		await expect(from).toHaveValue("2024-02-01");
		await to.fill("9999-01-31");
		await page.getByRole("button", { name: range.show }).click();
		await expect(to).toHaveAccessibleDescription(
			new RegExp(words.fault.dayAhead),
		);
		await from.fill("2024-02-01");
		await to.fill("2024-04-30");
		await page.getByRole("button", { name: range.show }).click();
		await expect(
			page.getByRole("heading", { name: "1 Feb 2024 – 30 Apr 2024" }),
		).toBeVisible();
		await expect(page.getByText(words.dashboard.nothing)).toBeVisible();
		await page.reload();
		await expect(await arrived(from)).toHaveValue("2024-02-01");
		await expect(
			page.getByRole("heading", { name: "1 Feb 2024 – 30 Apr 2024" }),
		).toBeVisible();

		await page.getByRole("link", { name: range.last90 }).click();
		await expect(
			page.getByRole("heading", { name: "1 Feb 2024 – 30 Apr 2024" }),
		).toBeHidden();
		await arrived(
			page.getByRole("heading", { name: words.dashboard.step.week }),
		);
		const table = await keep(page, words.dashboard.csv);
		expect(table).toMatch(/^\u{feff}From,To,Orders,Sales,/u);
		const rows = table.trimEnd().split("\r\n");
		await page.getByText(words.dashboard.table).click();
		await expect(
			page
				.getByRole("region", { name: words.dashboard.table })
				.locator("tbody tr"),
		).toHaveCount(rows.length - 1);
		const picture = await keep(page, `${words.dashboard.picture} Sales`);
		expect(picture).toMatch(
			/^<svg [\s\S]*<text [\s\S]*Sales<\/text>[\s\S]*<\/svg>$/,
		);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
	});
