import { TOTP } from "otpauth";
import { byExtent } from "../../gateway/testing/extent";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { answerDialog } from "../support/answer-dialog";
import { inDatabase } from "../support/database";
import { open } from "../support/open";
import {
	addAuthenticator,
	freshOperator,
	letProofAge,
	signInAgain,
} from "../support/second-factor";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// The calls that ask for a second factor are refused first.
test.use({ hasRefusals: true });

const phone = { locale: "zh-CN", width: 390 };
const desktop = { locale: "en", width: 1440 };
const both = [phone, desktop];

function tellIn({ locale, width }: typeof phone) {
	const { security, page, staff } = wordsIn(locale).console;
	const prefix = locale === "zh-CN" ? "" : `/${locale}`;
	return {
		words: security,
		staff,
		heading: page.staff,
		size: { width, height: 900 },
		console: (room: string) => `${prefix}/console/${room}`,
	};
}

for (const variant of byExtent([phone], both))
	test(`an operator adds a passkey, opens the console with it, and is asked again before a change of role [${variant.locale}]`, async ({
		page,
	}, { project }) => {
		const { words, staff, heading, size, console } = tellIn(variant);
		const email = await freshOperator(project.name);
		const colleague = await freshOperator(project.name);
		await page.setViewportSize(size);
		await addAuthenticator(page);
		await signInAgain(page.context(), email);
		await open(page, console("security"));
		const main = page.locator("main");
		await main.getByRole("button", { name: words.factors.addPasskey }).click();
		const codes = page.getByRole("dialog", { name: words.codes.title });
		await expect(codes.getByRole("listitem")).toHaveCount(10);
		await expectAccessible(page);
		await codes.getByRole("button", { name: words.codes.kept }).click();
		const passkey = { hasText: words.factors.kind.passkey };
		await expect(main.getByRole("listitem").filter(passkey)).toBeVisible();
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);

		await signInAgain(page.context(), email);
		await open(page, console(`staff?keyword=${colleague}`));
		const title = page.getByRole("heading", { name: words.prove.title });
		await expect(title).toBeVisible();
		await expect(page.getByRole("heading", { name: heading })).toBeHidden();
		await expectAccessible(page);
		const byPasskey = page.getByRole("button", { name: words.prove.passkey });
		await byPasskey.click();
		await expect(page.getByRole("heading", { name: heading })).toBeVisible();

		await letProofAge(project.name, email);
		await page
			.getByRole("button", { name: new RegExp(staff.change.ask) })
			.click();
		const role = page.getByRole("radio", { name: staff.role.none });
		await role.check();
		const save = page.getByRole("button", { name: staff.change.save });
		await save.click();
		await expect(page.getByText(words.prove.again)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(role).toBeChecked();
		await save.click();
		await byPasskey.click();
		const done = staff.change.done.replace("{name}", "Duty operator");
		await expect(page.getByText(done)).toBeVisible();
		const [kept] = await inDatabase<{ scope: string[] }>(
			project.name,
			"select scope from account where email = $1",
			[colleague],
		);
		expect(kept?.scope).toEqual([]);
	});

for (const variant of byExtent([desktop], both))
	test(`an operator adds an authenticator app, and its codes and a recovery code open the console [${variant.locale}]`, async ({
		page,
	}, { project }) => {
		const { words, heading, size, console } = tellIn(variant);
		const email = await freshOperator(project.name);
		await page.setViewportSize(size);
		await signInAgain(page.context(), email);
		await open(page, console("security"));
		await page.getByRole("button", { name: words.factors.addApp }).click();
		const sheet = page.getByRole("dialog", { name: words.factors.addApp });
		const secret = (await sheet.locator("code").innerText()).replace(/\s/g, "");
		const code = (afterMs = 0) =>
			new TOTP({ secret }).generate({ timestamp: Date.now() + afterMs });
		const digits = sheet.getByLabel(words.app.code);
		await digits.fill("000000");
		await digits.press("Enter");
		await expect(sheet.getByText(words.prove.wrong)).toBeVisible();
		await expect(digits).toHaveValue("000000");
		await expectAccessible(page);
		await digits.fill(code());
		await digits.press("Enter");
		const codes = page.getByRole("dialog", { name: words.codes.title });
		const recovery = await codes.locator("code").first().innerText();
		await codes.getByRole("button", { name: words.codes.kept }).click();

		// The code that added it is used up: the next one opens.
		for (const typed of [code(30_000), recovery]) {
			await signInAgain(page.context(), email);
			await open(page, console("staff"));
			const field = page.getByLabel(words.prove.code, { exact: true });
			await field.fill(typed);
			await field.press("Enter");
			await expect(page.getByRole("heading", { name: heading })).toBeVisible();
		}
		await open(page, console("security"));
		const row = page.getByRole("listitem").filter({
			hasText: words.factors.kind.totp,
		});
		await row.getByRole("button").click();
		await answerDialog(page, words.factors.remove);
		await expect(row).toBeHidden();
	});
