import type { Page } from "@playwright/test";
import { storyVariants } from "../support/extent";
import { giveEmail } from "../support/give-email";
import { byKeyboard } from "../support/keyboard";
import { loginDialog, password } from "../support/login";
import { open, untilAlive } from "../support/open";
import { codeSentTo, freshEmail, freshPhone } from "../support/outbox";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";
import { type Words, wordsIn } from "../support/words";

test.use({ viewport: { width: 390, height: 844 }, hasRefusals: true });

/** What a shopper without a mouse does, in one language. */
function shopper(page: Page, { login, account }: Words) {
	const keys = byKeyboard(page);
	const dialog = loginDialog(page);
	const button = (name: string) =>
		dialog.getByRole("button", { name, exact: true });
	const field = (name: string) => dialog.getByLabel(name, { exact: true });
	const corner = page.locator("header .user button");

	return {
		openDialog: () => keys.press(corner),
		choose: (name: string) => keys.press(button(name)),
		chooseTourist: () => keys.press(dialog.locator("button.guest")),
		type: (name: string, text: string) => keys.type(field(name), text),
		/** Once on a device: it is ticked there from then on. */
		async agree() {
			const box = dialog.getByRole("checkbox");
			if (!(await box.isChecked())) await keys.press(box, "Space");
		},
		send: () => keys.press(dialog.locator("button[type=submit]")),
		announces: (words: string) =>
			expect(
				dialog.getByRole("status").filter({ hasText: words }),
			).toBeVisible(),

		async typeCode(target: string) {
			await keys.press(button(login.code.send));
			await keys.type(field(login.field.captcha), await codeSentTo(target));
		},

		/** From a code that was typed on: the account is made, and signed in at once. */
		async register() {
			await this.type(login.field.newPassword, password);
			await this.agree();
			await this.send();
			await expect(page.getByText(login.success.registerSU)).toBeVisible();
			await untilAlive(page);
		},

		async signIn() {
			await this.type(login.field.password, password);
			await this.agree();
			await this.send();
			await this.isSignedIn();
		},

		async isSignedIn() {
			await expect(
				page.getByText(login.success.login.replace("{nickname}", "")),
			).toBeVisible();
			await untilAlive(page);
		},

		/** As the next shopper on this device. */
		async startAnew() {
			await page.context().clearCookies();
			await page.reload();
			await untilAlive(page);
		},

		async signOut() {
			await keys.press(corner);
			await keys.press(button(account.logout));
			await expect(dialog.getByText(account.confirm)).toBeVisible();
			await expect(button(account.logout)).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(corner).toHaveText(login.submit.login);
			await untilAlive(page);
		},
	};
}

for (const { locale } of storyVariants)
	test(`in ${locale} every way in and out works by the keyboard alone`, async ({
		page,
	}, { project }) => {
		const words = wordsIn(locale);
		const { login } = words;
		const { field, go, tab } = login;
		const me = shopper(page, words);
		await open(page, inLocale("/", locale));

		await test.step("register by phone, sign in with phone and password", async () => {
			const phone = freshPhone();
			await me.openDialog();
			await me.choose(go.createAccount);
			await me.type(field.phone, phone);
			await me.typeCode(`+852${phone}`);
			await me.register();
			await me.signOut();
			await me.openDialog();
			await me.type(field.phone, phone);
			await me.signIn();
			await me.signOut();
		});

		await test.step("register by e-mail, sign in with e-mail and password", async () => {
			const email = freshEmail();
			await me.openDialog();
			await me.choose(tab.email);
			await me.choose(go.createAccount);
			await me.type(field.email, email);
			await me.typeCode(email);
			await me.register();
			await me.startAnew();
			await me.openDialog();
			await me.choose(tab.email);
			await me.type(field.email, email);
			await me.signIn();
			await me.startAnew();
		});

		const phone = freshPhone();
		await test.step("sign in with a code by SMS", async () => {
			await me.openDialog();
			await me.choose(go.quickLogin);
			await me.type(field.phone, phone);
			await me.typeCode(`+852${phone}`);
			await me.agree();
			await me.send();
			await me.isSignedIn();
			await me.startAnew();
		});

		await test.step("choose another password when it is forgotten, and sign in with it", async () => {
			const email = freshEmail();
			await giveEmail(project.name, { phone, email });
			await me.openDialog();
			await me.choose(tab.email);
			await me.choose(go.forgotPassword);
			await me.type(field.email, email);
			await me.send();
			await me.type(field.captcha, await codeSentTo(email));
			await me.type(field.newPassword, password);
			await me.type(field.passwordAgain, password);
			await me.send();
			await me.announces(login.success.reset);
			await me.type(field.email, email);
			await me.type(field.password, password);
			await me.agree();
			await me.send();
			await me.isSignedIn();
			await me.startAnew();
		});

		await test.step("buy without an account", async () => {
			await me.openDialog();
			await me.chooseTourist();
			await me.type(field.email, freshEmail());
			await me.send();
			await me.isSignedIn();
		});
	});
