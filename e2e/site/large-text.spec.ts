import { byExtent } from "../../gateway/testing/extent";
import { expectWhole } from "../support/large-text";
import { test } from "../support/test";

// What a browser of 1280 by 800 px shows at 200 %.
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

const pages = ["/fr", "/fr/goods_detail/1"];
const morePages = [
	"/fr/goods/goods_search?cid=1",
	"/fr/order/shopping_cart",
	"/fr/login",
	"/th",
];

for (const path of byExtent(pages, [...pages, ...morePages]))
	test(`at a zoom of 200 % nothing of ${path} is lost`, async ({ page }) => {
		await expectWhole(page, path);
	});
