import { shops } from "../support/shops";
import { expect, test } from "../support/test";

const full = shops.find(({ name }) => name === "embedded")?.origin ?? "";

test("two catalogues behind one build never show each other's goods", async ({
	request,
}) => {
	const paths = [
		"/",
		"/mall/mall_index",
		"/en",
		"/goods/goods_search?title=milk",
	];
	for (const round of [1, 2])
		for (const path of paths) {
			const [here, there] = await Promise.all([
				request.get(path),
				request.get(full + path),
			]);
			expect(here.status(), `${path}, round ${round}`).toBe(200);
			expect(await here.text(), path).not.toContain("/goods_detail/");
			expect(await there.text(), path).toContain("/goods_detail/");
		}
	expect((await request.get("/goods_detail/1")).status()).toBe(404);
	expect((await request.get(`${full}/goods_detail/1`)).status()).toBe(200);
});

test("an empty shop still opens: a frame, a sentence and no error", async ({
	page,
}) => {
	for (const path of ["/", "/mall/mall_index", "/en"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		await expect(page.getByRole("contentinfo")).toBeVisible();
	}
});
