import { randomUUID } from "node:crypto";
import { arrived } from "../support/alive";
import { enterAsMember } from "../support/cart";
import { signInAsStaff } from "../support/console";
import { desktop, merId, write } from "../support/conversation";
import { open } from "../support/open";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

// What one side writes stands in the other one's window, though nobody there asks.

test.use({ viewport: { width: 390, height: 844 }, hasCuts: true });

test("what is written appears in the other window while no clock runs, counts follow, and a cut of the line loses nothing", async ({
	page,
	browser,
}) => {
	const words = wordsIn("zh-CN");
	const ofStaff = wordsIn("en");
	const t = words.conversation;
	await enterAsMember(page.context());
	await page.clock.install();
	await open(page, `/users/conversation?with=${merId}`);
	const question = `${randomUUID()} 有貨嗎`;
	await write(page, question, t.send);
	await expect(page.getByText(t.sending)).toHaveCount(0);

	const staff = await browser.newContext({ viewport: desktop });
	await signInAsStaff(staff);
	const answering = await staff.newPage();
	await answering.clock.install();
	await open(answering, "/en/console/conversations");
	const row = answering.getByRole("link", { name: question.slice(0, 30) });
	await (await arrived(row)).click();
	const log = answering.getByRole("log");
	await expect(log).toContainText(question);
	const shoppersLog = page.getByRole("log");

	// From here on nothing that waits for its time happens in either window: no page asks by itself.
	for (const window of [page, answering])
		await window.clock.pauseAt(Date.now() + 60 * 60_000);
	await write(answering, "Yes 有貨", ofStaff.conversation.send);
	await expect(shoppersLog).toContainText("Yes 有貨");
	await write(page, "請留一件", t.send);
	await expect(log).toContainText("請留一件");
	// Its row bears the last words.
	await expect(
		answering.getByRole("link", { name: "請留一件" }).first(),
	).toBeVisible();

	// All windows of a browser have one clock.
	await page.clock.resume();
	const list = await page.context().newPage();
	await open(list, "/users/conversation");
	await arrived(list.getByText("請留一件"));
	await list.clock.pauseAt(Date.now() + 3 * 60 * 60_000);
	await page.close();
	await write(answering, "It is yours", ofStaff.conversation.send);
	await expect(list.getByText("It is yours")).toBeVisible();
	await expect(list.getByText(t.unread).first()).toBeAttached();

	await list.clock.resume();
	await answering.clock.resume();
	await staff.setOffline(true);
	const shopper = await list.context().newPage();
	await open(shopper, `/users/conversation?with=${merId}`);
	await write(shopper, "多謝", t.send);
	await expect(shopper.getByText(t.sending)).toHaveCount(0);
	await staff.setOffline(false);
	await expect(log).toContainText("多謝");
	await write(shopper, "再見", t.send);
	await expect(log).toContainText("再見");
	await staff.close();
});

test("where streams are refused the page asks by itself, and says nothing of it", async ({
	page,
	browser,
}) => {
	const words = wordsIn("en");
	await page.route("**/conversation/stream", (route) =>
		route.fulfill({ status: 204 }),
	);
	await enterAsMember(page.context());
	await open(page, `/en/users/conversation?with=${merId}`);
	const question = `${randomUUID()} without a stream`;
	await write(page, question, words.conversation.send);
	await expect(page.getByText(words.conversation.sending)).toHaveCount(0);
	const staff = await browser.newContext({ viewport: desktop });
	await signInAsStaff(staff);
	const answering = await staff.newPage();
	await open(answering, "/en/console/conversations");
	await (
		await arrived(answering.getByRole("link", { name: question.slice(0, 30) }))
	).click();
	await write(answering, "Here all the same", words.conversation.send);
	await expect(page.getByRole("log")).toContainText("Here all the same", {
		timeout: 45_000,
	});
	await staff.close();
});
