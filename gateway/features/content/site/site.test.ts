import { siteConfig } from "../../../contract/content/site";
import { localeCodes } from "../../../contract/locale";
import { site } from "../../../db/schema/site";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const path = "/api/front/pc/home/index";
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test.each(localeCodes)("the frame's settings speak %s", async (locale) => {
	const [row] = await shop.db.select().from(site);
	const { data } = await shop.wire.get(path, {}, { locale });
	expect(data.service).toMatchObject({
		serviceType: row?.serviceType,
		servicePhone: row?.servicePhone,
		serviceHours: row?.serviceHours[locale],
	});
	expect(data.topBanner).toEqual({
		text: row?.bannerText?.[locale],
		path: row?.bannerPath,
	});
	expect(data.aboutLinks[0].title).toBe(row?.aboutLinks[0]?.title[locale]);
});

test("links to help articles name articles that are there", async () => {
	const { data } = await shop.wire.get(path);
	const links: string[] = [
		...Object.values<string>(data.appLinks),
		...data.aboutLinks.flatMap((list: { links: { path: string }[] }) =>
			list.links.map((link) => link.path),
		),
	];
	const ids = links.flatMap(
		(link) => link.match(/content\?id=(.*)/)?.[1] ?? [],
	);
	expect(ids.length).toBeGreaterThan(0);
	for (const id of ids)
		expect((await shop.wire.get(`/api/front/pc/help/content/${id}`)).code).toBe(
			200,
		);
});

test("there is one row of settings, and never a second", async () => {
	const [row] = await shop.db.select().from(site);
	if (!row) throw new Error("The sample shop has its settings");
	await expect(
		shop.db.insert(site).values({ ...row, id: 2 }),
	).rejects.toThrow();
});

test("a shop without a banner and without settings still answers whole", async () => {
	await shop.db.update(site).set({ bannerText: null });
	expect((await shop.wire.get(path)).data.topBanner).toBeNull();
	await shop.db.delete(site);
	const { code, data } = await shop.wire.get(path);
	expect(code).toBe(200);
	expect(siteConfig.parse(data).aboutLinks).toEqual([]);
});
