import type { Page } from "@playwright/test";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { answerDialog } from "../support/answer-dialog";
import { enterAsMember, findInArea } from "../support/cart";
import { open } from "../support/open";
import { orderPaid } from "../support/order";
import { allMessages, freshEmail } from "../support/outbox";
import { freshOperator, signInAgain } from "../support/second-factor";
import { expect, test } from "../support/test";
import { wordsIn } from "../support/words";

test.use({ viewport: { width: 390, height: 844 }, hasRefusals: true });

const words = wordsIn("zh-CN");
const { roles, staff, page: pages } = words.console;

/** Applies for a refund of one piece above an amount or below it; its number. */
async function applyFor(buyer: Page, isAsked: (price: number) => boolean) {
	const { sku } = await findInArea(
		buyer.request,
		"E_COMMERCE",
		({ skuCount, price }) => skuCount === 1 && isAsked(Number(price)),
	);
	// The second piece is not sent back, so neither is what delivery cost.
	const { orders } = await orderPaid(buyer.request, [
		{ skuId: sku.id, quantity: 2 },
	]);
	const [order] = orders;
	const answer = await buyer.request.post("/api/front/order/refund", {
		data: {
			orderNo: order?.orderNo,
			lines: [{ lineId: order?.lines[0]?.id, quantity: 1 }],
			reason: "damaged",
		},
		headers: { "idempotency-key": crypto.randomUUID() },
	});
	return (await answer.json()).data.refundNo as string;
}

async function approve(page: Page, refundNo: string): Promise<void> {
	await open(page, `/console/refunds?tab=all&keyword=${refundNo}`);
	const card = await arrived(page.locator(`[data-refund="${refundNo}"]`));
	await card.getByRole("button", { name: /^同意，退回/ }).click();
	const question = page.getByRole("dialog");
	await question.getByRole("button", { name: /^同意，退回/ }).click();
}

test("an owner makes a role for orders and refunds up to HK$100 and gives it to a colleague, who sees only what it allows and decides no more", async ({
	page,
	browser,
}, { project }) => {
	const role = `客服 ${Date.now() % 100_000}`;
	const owner = await freshOperator(project.name);
	const colleague = await freshOperator(project.name);
	await signInAgain(page.context(), owner);
	await open(page, "/console/roles");
	await (await arrived(page.getByRole("button", { name: roles.add }))).click();
	await page.getByLabel(roles.name).fill(role);
	for (const permission of ["orders", "refunds"] as const)
		await page
			.getByRole("checkbox", { name: roles.permission[permission] })
			.check();
	await page.getByLabel(roles.refundMax).fill("100");
	await expectAccessible(page);
	await page.getByRole("button", { name: words.console.form.save }).click();
	const row = page.getByRole("row").filter({ hasText: role });
	await expect(row).toContainText("≤ HK$100");

	await open(page, `/console/staff?keyword=${colleague}`);
	await (
		await arrived(page.getByRole("button", { name: staff.change.ask }))
	).click();
	const sheet = page.getByRole("dialog");
	await sheet
		.getByRole("combobox", { name: roles.choose })
		.selectOption({ label: role });
	await expectAccessible(page, "[role=dialog]");
	await sheet.getByRole("button", { name: staff.change.save }).click();
	await expect(sheet).toBeHidden();

	const buyer = await browser.newPage();
	await enterAsMember(buyer);
	const small = await applyFor(buyer, (price) => price < 100);
	const large = await applyFor(buyer, (price) => price > 150);
	await buyer.close();

	await signInAgain(page.context(), colleague);
	await open(page, "/console/orders");
	const menu = page.getByRole("navigation", { name: words.console.frame.menu });
	await expect(menu.getByRole("link")).toHaveText([
		pages.orders,
		pages.collecting,
		pages.refunds,
		pages.reviews,
		pages.stores,
		pages.lockers,
		pages.security,
	]);
	for (const room of ["goods", "staff", "roles", "setup"]) {
		await open(page, `/console/${room}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			words.console.notAllowed.title,
		);
	}
	await expectAccessible(page);
	await approve(page, large);
	await expect(page.getByText(/最多可處理 HK\$100/)).toBeVisible();
	await expect(
		page.locator(`[data-refund="${large}"]`).getByRole("button", {
			name: /^同意，退回/,
		}),
	).toBeVisible();
	await approve(page, small);
	await expect(
		page.locator(`[data-refund="${small}"]`).getByRole("button", {
			name: /^同意，退回/,
		}),
	).toHaveCount(0);
	await expectNoSidewaysScroll(page);
});

async function invite(page: Page, email: string): Promise<void> {
	await open(page, "/console/staff");
	const form = page.locator("details").filter({ hasText: staff.invite.title });
	await (await arrived(form.getByText(staff.invite.title))).click();
	await form.getByLabel(staff.invite.email).fill(email);
	await form.getByRole("button", { name: staff.invite.submit }).click();
	await expect(
		page.getByText(staff.invite.done.replace("{email}", email)),
	).toBeVisible();
}

/** The path of the link in the newest mail to an address. */
async function linkSentTo(email: string): Promise<string> {
	const links = async () =>
		(await allMessages()).flatMap((mail) =>
			mail.to === email
				? (JSON.stringify(mail).match(/\/staff_invitation\?[^\s"\\]+/) ?? [])
				: [],
		);
	await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
	return (await links()).at(-1) ?? "";
}

test("an invitation by mail makes its reader one of the staff once; one that was withdrawn is refused", async ({
	page,
	browser,
	baseURL,
}, { project }) => {
	const said = words.staffInvitation;
	await signInAgain(page.context(), await freshOperator(project.name));
	const guest = await browser.newContext({ baseURL });
	const theirs = await guest.newPage();
	const invited = await enterAsMember(theirs);
	const withdrawn = freshEmail();
	await invite(page, invited);
	await invite(page, withdrawn);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);

	const link = await linkSentTo(invited);
	await open(theirs, link);
	await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(
		said.title,
	);
	await expectAccessible(theirs);
	await (
		await arrived(theirs.getByRole("button", { name: said.accept }))
	).click();
	await expect(theirs).toHaveURL(/\/console$/);
	await expect(
		theirs.getByRole("heading", { name: words.console.dashboard.waiting }),
	).toBeVisible();
	await open(theirs, link);
	await expect(theirs.getByRole("button", { name: said.accept })).toHaveCount(
		0,
	);
	await expect(theirs.getByRole("link", { name: said.home })).toBeVisible();

	const sent = await linkSentTo(withdrawn);
	await open(page, "/console/staff");
	const waiting = page.getByRole("region", { name: staff.invitation.label });
	const row = waiting.getByRole("row").filter({ hasText: withdrawn });
	await expect(
		waiting.getByRole("row").filter({ hasText: invited }),
	).toHaveCount(0);
	await (
		await arrived(row.getByRole("button", { name: staff.invitation.withdraw }))
	).click();
	await answerDialog(page, staff.invitation.withdraw);
	await expect(row).toHaveCount(0);
	await expect(page.getByRole("row").filter({ hasText: invited })).toHaveCount(
		1,
	);
	await open(theirs, sent);
	await expect(theirs.getByRole("link", { name: said.home })).toBeVisible();
	await guest.close();
});
