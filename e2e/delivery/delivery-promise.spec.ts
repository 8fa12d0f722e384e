import type {
	APIRequestContext,
	BrowserContext,
	Locator,
	Page,
} from "@playwright/test";
import { type LocaleCode, localeCodes } from "../../gateway/contract/locale";
import { byExtent } from "../../gateway/testing/extent";
import { formatSlot, formatSlotHours } from "../../lib/format/format-slot";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { widths } from "../support/extent";
import { layoutShift } from "../support/layout-shift";
import { open } from "../support/open";
import { closeSlots, reopenSlots } from "../support/order-admin";
import { inLocale } from "../support/screens";
import { expect, test } from "../support/test";

const shaTin = { latitude: 22.3818, longitude: 114.1876, label: "沙田" };
/** Another store's own, so that closing it is no other story's business. */
const tseungKwanO = { latitude: 22.3076, longitude: 114.2602, label: "將軍澳" };
const lantau = { latitude: 22.2548, longitude: 113.9049, label: "大澳" };
const storeOfTseungKwanO = 5;

type Point = typeof shaTin;

function keepLocation(context: BrowserContext, place: Point) {
	return context.addInitScript((content) => {
		const entry = { dataType: "object", content, type: "local", timestamp: 0 };
		localStorage.setItem("hk-place", JSON.stringify(entry));
	}, place);
}

/** What the gateway says of the nearest store. */
async function ask(
	request: APIRequestContext,
	{ latitude, longitude }: Point,
	locale = "zh-CN",
) {
	const answer = await request.get("/api/front/store/list", {
		params: { latitude, longitude },
		headers: { "accept-language": locale },
		// The connection may have rested for so long that the server just closes it.
		maxRetries: 1,
	});
	return (await answer.json()).data[0];
}

/** A goods of the supermarket with one price. */
async function findGoods(request: APIRequestContext) {
	const answer = await request.get(
		"/api/front/product/list?cartType=SUPERMARKET&limit=20",
	);
	const { list } = (await answer.json()).data;
	return list.find((goods: { hasPriceRange: boolean; price: string }) =>
		Boolean(!goods.hasPriceRange && Number(goods.price) < 300),
	);
}

function head(page: Page): Locator {
	return page.locator(".delivery-line");
}

function promise(page: Page): Locator {
	return page.locator(".promise");
}

async function chooseDistrict(page: Page, opener: Locator, name: string) {
	await opener.click();
	const panel = page.getByRole("dialog");
	await panel.getByRole("button", { name }).click();
	await expect(panel).toBeHidden();
}

for (const width of widths)
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("home and a goods page promise the same earliest slot, with the fee and what is missing until it is free", async ({
			page,
			context,
			request,
		}) => {
			await keepLocation(context, shaTin);
			const { nextSlot } = await ask(request, shaTin);
			const slot = formatSlot(nextSlot, "zh-CN", Date.now());
			await open(page, "/");
			await expect(head(page)).toContainText(/送到\s*沙田/);
			await expect(head(page)).toContainText(`最快${slot}`);

			const goods = await findGoods(request);
			await open(page, `/goods_detail/${goods.id}`);
			await expect(promise(page)).toContainText("送到 沙田");
			await expect(promise(page)).toContainText(`${slot} 送到`);
			const missing = (350 - Number(goods.price))
				.toFixed(2)
				.replace(/\.00$/, "");
			await expect(promise(page)).toContainText(
				`運費 HK$50，再買 HK$${missing} 免運費`,
			);
		});

		test("on a goods page the place is chosen, and what depends on it follows without a reload", async ({
			page,
			request,
		}) => {
			const { id } = await findGoods(request);
			await open(page, `/goods_detail/${id}`);
			await expect(promise(page)).toContainText("10:00–22:00 送到");
			await page.evaluate(() => document.body.setAttribute("data-same", ""));
			const opener = promise(page).getByRole("button");
			await chooseDistrict(page, opener, "沙田區");
			await expect(opener).toHaveText("送到 沙田區");
			await expect(promise(page).locator(".slot")).toContainText("送到");
			await chooseDistrict(page, opener, "離島區");
			await expect(promise(page)).toContainText("暫時未能送到離島區");
			await expect(promise(page)).toContainText(
				/最近的是荃灣店，距離 \d+ 公里/,
			);
			await chooseDistrict(page, opener, "沙田區");
			await expect(opener).toHaveText("送到 沙田區");
			await expect(promise(page).locator(".slot")).toContainText("送到");
			await expect(opener).toBeFocused();
			await expect(page.locator("body")).toHaveAttribute("data-same", "");
		});

		test("a remembered place moves nothing on home, nor on a goods page", async ({
			page,
			context,
			request,
		}) => {
			await keepLocation(context, shaTin);
			const { id } = await findGoods(request);
			for (const locale of byExtent(
				["th"] as const,
				["zh-CN", "fr", "th"] as const,
			))
				for (const [path, region] of [
					["/", head(page)],
					[`/goods_detail/${id}`, promise(page)],
				] as const) {
					await open(page, inLocale(path, locale));
					await expect(region.locator(".slot")).toBeVisible();
					expect(await layoutShift(page), path + locale).toBeLessThan(0.02);
				}
		});
	});

test("what an operator closes is told with its reason and the earliest slot after it, also on pages that stand open", async ({
	page,
	context,
	request,
}, { project }) => {
	await keepLocation(context, tseungKwanO);
	const { id } = await findGoods(request);
	await open(page, `/goods_detail/${id}`);
	await expect(promise(page).locator(".slot")).toContainText("送到");

	const dayMs = 24 * 60 * 60 * 1_000;
	const dayThere = (days: number) =>
		new Date(Date.now() + dayMs / 3 + days * dayMs).toISOString().slice(0, 10);
	const closure = await closeSlots(project.name, {
		storeId: storeOfTseungKwanO,
		from: `${dayThere(-1)}T00:00`,
		until: `${dayThere(3)}T00:00`,
		reason: "typhoon",
		note: { "zh-CN": "天文台解除後恢復。" },
	});
	try {
		const { nextSlot } = await ask(request, tseungKwanO);
		const reason =
			"八號或以上熱帶氣旋警告信號生效，暫停送貨。天文台解除後恢復。";
		const earliest = `最早${formatSlot(nextSlot, "zh-CN", Date.now())} 送到`;
		expect(formatSlotHours(nextSlot)).toBe("10:00–12:00");
		// The shopper comes back to the page.
		await expect(async () => {
			await page.evaluate(() => window.dispatchEvent(new Event("focus")));
			await expect(promise(page)).toContainText(reason, { timeout: 1_000 });
		}).toPass({ timeout: 60_000 });
		await expect(promise(page)).toContainText(earliest);
		await expectAccessible(page, ".promise");
		await open(page, "/");
		await expect(head(page)).toContainText(reason);
		await expect(head(page)).toContainText(earliest);
		await expectAccessible(page, ".delivery-line");
		await expectNoSidewaysScroll(page);
		// Another store's shoppers hear nothing of it.
		expect((await ask(request, shaTin)).closure).toBeNull();
	} finally {
		await reopenSlots(project.name, closure.id);
	}
	expect((await ask(request, tseungKwanO)).closure).toBeNull();
});

for (const locale of byExtent<readonly LocaleCode[]>(["th"], localeCodes))
	test(`the promise is whole and accessible in ${locale}, within reach and out of it`, async ({
		page,
		context,
		request,
	}) => {
		const { id } = await findGoods(request);
		await keepLocation(context, shaTin);
		const { nextSlot } = await ask(request, shaTin, locale);
		const slot = formatSlot(nextSlot, locale, Date.now());
		await open(page, inLocale("/", locale));
		await expect(head(page)).toContainText(slot);
		await expectAccessible(page, ".delivery-line");
		await expectNoSidewaysScroll(page);
		await open(page, inLocale(`/goods_detail/${id}`, locale));
		await expect(promise(page)).toContainText(slot);
		await expectAccessible(page, ".promise");
		await expectNoSidewaysScroll(page);

		await keepLocation(context, lantau);
		await open(page, inLocale(`/goods_detail/${id}`, locale));
		const nearest = await ask(request, lantau, locale);
		await expect(promise(page)).toContainText(nearest.name);
		await expect(promise(page).locator(".slot")).toHaveCount(0);
		await expectAccessible(page, ".promise");
		await expectNoSidewaysScroll(page);
	});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a goods page says when and for how much stores deliver, with nothing that cannot be pressed", async ({
		page,
		request,
	}) => {
		const { id } = await findGoods(request);
		await page.goto(`/goods_detail/${id}`);
		await expect(promise(page)).toContainText("10:00–22:00 送到");
		await expect(promise(page)).toContainText("運費 HK$50，滿 HK$350 免運費");
		await expect(
			promise(page).locator("button").locator("visible=true"),
		).toHaveCount(0);
	});
});
