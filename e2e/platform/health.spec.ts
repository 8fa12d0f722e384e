import { expectAccessible } from "../support/accessible";
import { open } from "../support/open";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

/** The doctor is a process of its own, and reads all books. */
const patience = { timeout: 90_000 };
const words = wordsIn("zh-CN").console.health;

test("an owner reads what the doctor finds, in its own words, and has it look again", async ({
	page,
}) => {
	await signIn(page.context(), "Operator staff");
	await open(page, "/console/health");
	await expect(page.getByRole("heading", { name: words.level.ok })).toBeVisible(
		patience,
	);
	const database = page.getByRole("listitem").filter({ hasText: "database" });
	await expect(database.first()).toHaveAttribute("lang", "en");
	await expectAccessible(page);
	await page.getByRole("button", { name: words.again }).click();
	await expect(page.getByText(words.looking)).toBeVisible();
	await expect(page.getByText(words.at)).toBeVisible(patience);
	await expect(database.first()).toBeVisible();
});
