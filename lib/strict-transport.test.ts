import { NextRequest } from "next/server";
import middleware from "@/middleware";

const pages = ["/", "/zh-CN/goods_cate", "/users/order_list", "/goods_cate"];
const { SITE_URL } = process.env;

afterAll(() => {
	if (SITE_URL === undefined) delete process.env.SITE_URL;
	else process.env.SITE_URL = SITE_URL;
});

async function askAt(siteUrl: string): Promise<(string | null)[]> {
	process.env.SITE_URL = siteUrl;
	const answers = pages.map((page) =>
		middleware(new NextRequest(new URL(page, siteUrl))),
	);
	return (await Promise.all(answers)).map(({ headers }) =>
		headers.get("strict-transport-security"),
	);
}

test("each page and redirect of a shop with https keeps browsers with https", async () => {
	const said = await askAt("https://shop.example");
	expect(said).toEqual(pages.map(() => "max-age=31536000; includeSubDomains"));
});

test("a shop without https asks for none", async () => {
	expect(await askAt("http://shop.example")).toEqual(pages.map(() => null));
});
