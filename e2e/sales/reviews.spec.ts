import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible";
import { fullOnly, widths } from "../support/extent";
import { askGoods, inLocale, type ListedGoods } from "../support/screens";
import { expect, test } from "../support/test";

interface Notified {
	text: string;
	images: string[];
}

/** Of all goods the first one that fits, best sellers first. */
async function findGoods(
	request: APIRequestContext,
	fits: (goods: ListedGoods) => boolean,
): Promise<ListedGoods> {
	for (let page = 1; ; page += 1) {
		const goods = await askGoods(request, `limit=100&page=${page}`, "en");
		const found = goods.find(fits);
		if (found) return found;
		expect(goods.length, "goods left to look at").toBeGreaterThan(0);
	}
}

async function askReviews(
	request: APIRequestContext,
	{ id }: ListedGoods,
	query: string,
): Promise<{ list: Notified[]; total: number }> {
	const path = `/api/front/product/reply/list/${id}?${query}`;
	const answer = await request.get(path, {
		headers: { "accept-language": "en" },
	});
	return (await answer.json()).data;
}

/** The first goods of which a review fits, with that review; reviews of the first page alone. */
async function findReview(
	request: APIRequestContext,
	fits: (review: Notified) => boolean,
) {
	const goods = await askGoods(
		request,
		"limit=100&rating=3&inStock=true",
		"en",
	);
	for (const one of goods) {
		const { list } = await askReviews(request, one, "limit=6");
		const review = list.find(fits);
		if (review) return { goods: one, review };
	}
	throw new Error("No review fits");
}

async function open(page: Page, { id }: ListedGoods) {
	await page.goto(inLocale(`/goods_detail/${id}`, "en"));
	return page.getByRole("region", { name: "Reviews" });
}

/** A filter is pressed until it holds: before scripts have taken over a click is lost, or the browser's alone. */
async function openAlive(page: Page, goods: ListedGoods) {
	const region = await open(page, goods);
	const good = region.getByRole("button", { name: /^Good / });
	await expect(async () => {
		await good.click();
		await expect(good).toHaveAttribute("aria-pressed", "true", {
			timeout: 500,
		});
	}).toPass();
	const count = Number((await good.innerText()).replace(/\D/g, ""));
	// The first use loads what the page came without, which takes a while on a busy machine.
	await expect(reviewsIn(region)).toHaveCount(Math.min(count, 6), {
		timeout: 30_000,
	});
	const all = region.getByRole("button", { name: /^All / });
	await all.click();
	await expect(all).toHaveAttribute("aria-pressed", "true");
	return region;
}

/** Reviews alone, not what stands for those that are on their way. */
const reviewsIn = (region: ReturnType<Page["locator"]>) =>
	region.locator("ol > li[id]");

for (const width of widths)
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 900 } });

		test("a card, the page it leads to and its reviews say one rating", async ({
			page,
			request,
		}) => {
			const goods = await findGoods(request, ({ rating }) => rating !== null);
			await page.goto(
				`/en/goods/goods_search?title=${encodeURIComponent(goods.name)}`,
			);
			const card = page.getByRole("listitem").filter({ hasText: goods.name });
			await expect(card.first()).toContainText(
				`${goods.rating} (${goods.ratingCount})`,
			);
			const region = await open(page, goods);
			const link = page.getByRole("link", {
				name: `Rated ${goods.rating} out of 5 ${goods.ratingCount} reviews`,
			});
			await link.click();
			await expect(region).toBeInViewport();
			await expect(region).toContainText(`${goods.rating}`);
			await expect(region).toContainText(`${goods.ratingCount} reviews`);
		});

		test("more reviews follow until all are there, and the focus goes on with them", async ({
			page,
			request,
		}) => {
			const goods = await findGoods(
				request,
				({ ratingCount }) => ratingCount > 6 && ratingCount <= 12,
			);
			const region = await openAlive(page, goods);
			await expect(reviewsIn(region)).toHaveCount(6);
			const more = region.getByRole("button", { name: "More reviews" });
			await more.press("Enter");
			await expect(reviewsIn(region)).toHaveCount(goods.ratingCount);
			await expect(reviewsIn(region).nth(6)).toBeFocused();
			await expect(more).toBeHidden();
			const { list } = await askReviews(request, goods, "limit=100");
			for (const [at, { text }] of list.entries())
				await expect(reviewsIn(region).nth(at)).toContainText(text);
		});

		test("pictures of a review open in place, turn by key and button, and give the focus back", async ({
			page,
			request,
		}) => {
			const { goods, review } = await findReview(
				request,
				({ images }) => images.length > 1,
			);
			const region = await openAlive(page, goods);
			const notified = reviewsIn(region).filter({ hasText: review.text });
			const first = notified.getByRole("link").first();
			await first.press("Enter");
			const viewer = page.getByRole("dialog", {
				name: "Pictures from a customer",
			});
			const place = (at: number) => `${at} / ${review.images.length}`;
			await expect(viewer.getByRole("status")).toHaveText(place(1));
			await expect(viewer.locator(":focus")).toHaveCount(1);
			await page.keyboard.press("ArrowRight");
			await expect(viewer.getByRole("status")).toHaveText(place(2));
			await viewer.getByRole("button", { name: "Previous picture" }).click();
			await expect(viewer.getByRole("status")).toHaveText(place(1));
			await expectAccessible(page, '[role="dialog"]');
			await page.keyboard.press("Escape");
			await expect(viewer).toBeHidden();
			await expect(first).toBeFocused();
		});
	});

test("a filter shows the reviews it names, all the way down", async ({
	page,
	request,
}) => {
	const goods = await findGoods(request, ({ ratingCount }) => ratingCount > 12);
	const region = await openAlive(page, goods);
	for (const [type, name] of [
		["good", "Good"],
		["picture", "With pictures"],
		["all", "All"],
	]) {
		const { list, total } = await askReviews(
			request,
			goods,
			`type=${type}&limit=6`,
		);
		if (total === 0) continue;
		const chip = region.getByRole("button", { name: `${name} ${total}` });
		await chip.click();
		await expect(chip).toHaveAttribute("aria-pressed", "true");
		for (const [at, { text }] of list.entries())
			await expect(reviewsIn(region).nth(at)).toContainText(text);
		await expect(reviewsIn(region)).toHaveCount(list.length);
	}
	await expectAccessible(page);
});

test(
	"reviews that cannot be fetched say so and come with the next try",
	fullOnly,
	async ({ page, request }) => {
		const goods = await findGoods(
			request,
			({ ratingCount }) => ratingCount > 12,
		);
		const region = await openAlive(page, goods);
		const asked = /product\/reply\/list/;
		await page.route(asked, (route) =>
			route.fulfill({ json: { code: 500, message: "", data: null } }),
		);
		await region.getByRole("button", { name: "More reviews" }).click();
		await expect(region.getByRole("alert")).toContainText(
			"could not be loaded",
		);
		await page.unroute(asked);
		await region.getByRole("button", { name: "Try again" }).click();
		await expect(reviewsIn(region)).toHaveCount(12);
		await expect(region.getByRole("alert")).toBeHidden();
	},
);

test("a long review is folded and unfolds by the keyboard", async ({
	page,
	request,
}) => {
	const { goods, review } = await findReview(
		request,
		({ text }) => text.length > 300 || /^[一-龥].{140}/.test(text),
	);
	const region = await open(page, goods);
	const notified = reviewsIn(region).filter({ hasText: review.text });
	const text = notified.getByText(review.text);
	const heightOf = async () => (await text.boundingBox())?.height ?? 0;
	const folded = await heightOf();
	await notified.getByRole("checkbox", { name: "Show all" }).press("Space");
	await expect(
		notified.getByRole("checkbox", { name: "Show less" }),
	).toBeFocused();
	expect(await heightOf()).toBeGreaterThan(folded);
});

test("a goods without reviews says so kindly and claims no rating", async ({
	page,
	request,
}) => {
	const goods = await findGoods(
		request,
		({ ratingCount }) => ratingCount === 0,
	);
	const region = await open(page, goods);
	await expect(region).toContainText("No reviews yet");
	await expect(page.getByRole("link", { name: /out of 5/ })).toHaveCount(0);
	await expect(region.getByRole("button")).toHaveCount(0);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the first reviews are read, and nothing offers what needs a script", async ({
		page,
		request,
	}) => {
		const goods = await findGoods(
			request,
			({ ratingCount }) => ratingCount > 12,
		);
		await page.goto(inLocale(`/goods_detail/${goods.id}`, "en"));
		const region = page.getByRole("region", { name: "Reviews" });
		await expect(reviewsIn(region)).toHaveCount(6);
		await expect(region.getByRole("button")).toHaveCount(0);
	});
});
