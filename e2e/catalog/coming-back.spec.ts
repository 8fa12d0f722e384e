import type { APIRequestContext } from "@playwright/test";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { arrived } from "../support/alive";
import { cartPath, enterAsMember, findInArea } from "../support/cart";
import { inDatabase } from "../support/database";
import { open } from "../support/open";
import { allMessages, freshEmail } from "../support/outbox";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/test";

test.use({ hasRefusals: true });

interface Mail {
	to: string;
	text?: string;
}

const mailsTo = async (address: string) =>
	((await allMessages()) as Mail[]).filter(({ to }) => to === address);

/** A goods of one sku that is sold out; none that another story of this file takes. */
async function soldOut(shopName: string, nth: number) {
	const rows = await inDatabase<{ goodsId: number; skuId: number }>(
		shopName,
		`select goods.id as "goodsId", sku.id as "skuId" from goods
		join sku on sku.goods_id = goods.id
		where goods.stock = 0 and goods.sku_count = 1 and goods.is_shown and not sku.is_ended
		order by goods.id desc offset $1 limit 1`,
		[nth],
	);
	const [found] = rows;
	if (!found) throw new Error("Nothing is sold out");
	return found;
}

async function restock(request: APIRequestContext, skuId: number) {
	const data = { skuId, add: 5 };
	const answer = await request.post("/api/operator/goods/stock", { data });
	expect(await answer.json()).toMatchObject({ code: 200 });
}

test("a visitor is told by one mail that goods are back, and ends such mails with one press", async ({
	page,
	browser,
	baseURL,
}, { project }) => {
	const { goodsId, skuId } = await soldOut(project.name, 0);
	const email = freshEmail();
	await open(page, `/en/goods_detail/${goodsId}`);
	const main = page.getByRole("main");
	await (
		await arrived(main.getByRole("button", { name: "Tell me when it is back" }))
	).click();
	const field = main.getByLabel("E-mail");
	await expect(field).toBeFocused();
	await field.fill("nobody");
	await main.getByRole("button", { name: "Tell me", exact: true }).click();
	await expect(main.getByText("Please enter a correct e-mail")).toBeVisible();
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await field.fill(email);
	await main.getByRole("button", { name: "Tell me", exact: true }).click();
	await expect(main.getByText("You will get a mail")).toBeVisible();

	const staff = await browser.newContext({ baseURL });
	await signIn(staff, "Operator staff");
	await restock(staff.request, skuId);
	await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
	const [mail] = await mailsTo(email);
	expect(mail?.text).toContain(`/en/goods_detail/${goodsId}`);
	const [, query] =
		/\/en\/stop_mails(\?token=[\w-]+)/.exec(mail?.text ?? "") ?? [];
	await open(page, `/en/stop_mails${query}`);
	await page.getByRole("button", { name: "Stop them" }).click();
	await arrived(page.getByRole("heading", { name: "Done." }));
	await expectAccessible(page);
	await staff.close();
});

test("a member asks with one press, and is asked nothing", async ({ page }, {
	project,
}) => {
	const { goodsId, skuId } = await soldOut(project.name, 1);
	const email = await enterAsMember(page);
	await open(page, `/goods_detail/${goodsId}`);
	await (
		await arrived(page.getByRole("button", { name: "到貨通知我" }))
	).click();
	await expect(page.getByText("到貨時會寄一封電郵給你")).toBeVisible();
	const waiting = await inDatabase(
		project.name,
		`select sku_id from stock_watch join account on account.id = account_id
		where account.email = $1`,
		[email],
	);
	expect(waiting).toEqual([{ sku_id: skuId }]);
});

test("what was looked at on this device comes back at the foot of goods pages and in the empty cart, until it is cleared", async ({
	page,
}) => {
	const one = ({ skuCount }: { skuCount: number }) => skuCount === 1;
	const first = await findInArea(page.request, "E_COMMERCE", one);
	const second = await findInArea(page.request, "SUPERMARKET", one);
	await enterAsMember(page);
	const ids = () =>
		page.evaluate(() => {
			const entry = localStorage.getItem("hk-recent-goods");
			return entry ? JSON.parse(entry).content : [];
		});
	await open(page, `/goods_detail/${first.goods.id}`);
	await expect.poll(ids).toEqual([first.goods.id]);
	await open(page, `/goods_detail/${second.goods.id}`);
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	const shelf = await arrived(page.getByRole("region", { name: "最近看過" }));
	await expect(shelf.getByRole("link")).toHaveText([first.goods.name]);
	expect(await ids()).toEqual([second.goods.id, first.goods.id]);
	await expectAccessible(page);

	await open(page, cartPath);
	await arrived(page.getByText("購物車仍然是空的"));
	await arrived(page.getByRole("region", { name: "大家都在買" }));
	await expect(shelf.getByRole("link")).toHaveCount(2);
	await shelf.getByRole("button", { name: "清除" }).click();
	await expect(shelf).toHaveCount(0);
	expect(
		await page.evaluate(() => localStorage.getItem("hk-recent-goods")),
	).toBeNull();
});

test("goods are shared by a link to copy or a message that the shopper sends, where the device has no way of its own", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "share", { value: undefined });
	});
	await open(page, "/goods_detail/1");
	await page.getByRole("button", { name: "分享" }).click();
	const dialog = await arrived(page.getByRole("dialog"));
	const link = dialog.getByRole("link", { name: "用 WhatsApp 傳送" });
	await expect(link).toHaveAttribute(
		"href",
		/^https:\/\/wa\.me\/\?text=.*goods_detail%2F1$/,
	);
	await expectAccessible(page, "[role=dialog]");
	await dialog.getByRole("button", { name: "複製連結" }).click();
	await expect(dialog).toBeHidden();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
		/\/goods_detail\/1$/,
	);
});

test("a search that finds nothing, or one goods alone, offers what many buy", async ({
	page,
}) => {
	await open(page, "/en/goods/goods_search?title=qqqqzzzz");
	await arrived(page.getByRole("region", { name: "What many buy" }));
	await expectAccessible(page);
});
