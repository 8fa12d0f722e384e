import type { APIRequestContext } from "@playwright/test";
import { byExtent } from "../../gateway/testing/extent";
import { changePrice, findGoodsToPrice } from "../support/price";
import { shops } from "../support/shops";
import { expect, test } from "../support/test";

// The operator's command is a program of its own: on a busy machine it takes seconds to begin.
test.describe.configure({ timeout: 180_000 });

/** Asked again until it comes from the store, so that it is a kept page that has to change. */
async function keep(request: APIRequestContext, address: string) {
	await expect
		.poll(
			async () => (await request.get(address)).headers()["x-nextjs-cache"],
			{ timeout: 30_000 },
		)
		.toBe("HIT");
}

test("a price changed by the operator stands on the kept pages of every web process", async ({
	request,
	baseURL,
}, { project }) => {
	const goods = await findGoodsToPrice(request, 297);
	const others = shops.find(({ name }) => name === project.name)?.others ?? [];
	const pages = [String(baseURL), ...others].flatMap((origin) =>
		goods.paths.map((path) => origin + path),
	);
	for (const page of pages) await keep(request, page);

	for (const price of byExtent(["876.50"], ["876.50", "765.40"])) {
		await changePrice(project.name, goods.skuId, price);
		for (const page of pages)
			await expect
				.poll(async () => (await request.get(page)).text(), { timeout: 10_000 })
				.toContain(price);
	}
});
