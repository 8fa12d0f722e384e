import sharp from "sharp";
import type {
	AdminBanner,
	AdminSection,
} from "../../../../contract/content/home-admin";
import { takeFallenTags } from "../../../../testing/fallen-tags";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { sendPicture } from "../../../../testing/send-picture";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";

let shop: TestShop;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openStaff(shop, "operator");
});
afterAll(() => shop.close());

const readBanners = async (): Promise<AdminBanner[]> =>
	(await operator.get("content/banners")).data;
const readSections = async (): Promise<AdminSection[]> =>
	(await operator.get("content/sections")).data;
const home = async (cartType: string, locale: "en" | "zh-CN" = "en") =>
	(await shop.wire.get("/api/front/pc/home/index", { cartType }, { locale }))
		.data;

async function firstBanner(): Promise<AdminBanner> {
	const [found] = await readBanners();
	if (!found) throw new Error("The sample shop has banners");
	return found;
}

async function send(
	staff: StaffClient,
	model: "banner" | "bannerPhone",
): Promise<string> {
	const bytes = await sharp({
		create: { width: 900, height: 700, channels: 3, background: "#0b7a5b" },
	})
		.png()
		.toBuffer();
	return (await sendPicture(shop, staff.token, { bytes, model })).data.path;
}

test("a banner's new words stand on its home, which hears of it by its tag", async () => {
	const banner = await firstBanner();
	await takeFallenTags(shop);
	const title = { "zh-CN": "新標題", en: "A new title" };
	const saved = await operator.ask("content/banner/save", { ...banner, title });
	expect(saved.code).toBe(200);
	expect(await takeFallenTags(shop)).toEqual(["home"]);
	const titles = (await home(banner.cartType)).banners.map(
		(one: { title: string }) => one.title,
	);
	expect(titles).toContain("A new title");
});

test("a banner shows pictures that its operator sent for it, and no others", async () => {
	const banner = await firstBanner();
	const image = await send(operator, "banner");
	const imagePhone = await send(operator, "bannerPhone");
	const save = (changed: object) =>
		operator.ask("content/banner/save", { ...banner, ...changed });
	expect((await save({ image, imagePhone })).code).toBe(200);
	const colleague = await openStaff(shop, "operator");
	for (const foreign of [
		await send(colleague, "banner"),
		imagePhone,
		"https://example.com/a.webp",
		"/uploads/0123456789abcdef0123456789abcdef.webp",
	])
		expect(await save({ image: foreign, imagePhone })).toMatchObject({
			code: 400,
			data: { fields: { image: "correctValue" } },
		});
	// The one that is there may stay, whoever changes the words.
	const kept = await colleague.ask("content/banner/save", {
		...banner,
		image,
		imagePhone,
	});
	expect(kept.code).toBe(200);
});

test.each([
	"javascript:alert(1)",
	"//evil.example",
	"/\\evil.example",
	"http://evil.example",
	"https:evil.example",
	"https://user@evil.example",
	"mailto:a@b.example",
	"goods_cate",
	" /\tgoods",
])("a banner leads to no %j", async (path) => {
	const banner = await firstBanner();
	const answer = await operator.ask("content/banner/save", { ...banner, path });
	expect(answer).toMatchObject({
		code: 400,
		data: { fields: { path: "correctLink" } },
	});
});

test("banners stand in the order in which they were put, and an order that leaves one out is refused", async () => {
	const own = (await readBanners()).filter(
		({ cartType }) => cartType === "E_COMMERCE",
	);
	const ids = own.map(({ id }) => id).reverse();
	const path = "content/banner/arrange/E_COMMERCE";
	expect((await operator.ask(path, { ids })).code).toBe(200);
	const shown = (await home("E_COMMERCE")).banners;
	expect(shown.map(({ id }: { id: number }) => id)).toEqual(ids);
	expect((await operator.ask(path, { ids: ids.slice(1) })).code).toBe(409);
});

test("a shelf is filled by its rule, and one of a category needs a top category of its area", async () => {
	const tops = (
		await shop.wire.get("/api/front/product/category", {
			cartType: "E_COMMERCE",
		})
	).data;
	const body = {
		id: null,
		cartType: "E_COMMERCE",
		rule: "category",
		title: { "zh-CN": "新貨架" },
		subtitle: {},
		path: "/goods_cate",
	};
	for (const categoryId of [tops[0].childList[0].id, 2_000_000_000])
		expect(
			(await operator.ask("content/section/save", { ...body, categoryId }))
				.data,
		).toEqual({ fields: { categoryId: "correctValue" } });
	const made = await operator.ask("content/section/save", {
		...body,
		categoryId: tops[0].id,
	});
	expect(made.code).toBe(200);
	const last = (await home("E_COMMERCE", "zh-CN")).sections.at(-1);
	expect(last.title).toBe("新貨架");
	expect(last.goods.length).toBeGreaterThan(0);
	await operator.ask(`content/section/remove/${last.id}`);
	expect((await readSections()).map(({ id }) => id)).not.toContain(last.id);
});

test("the shop's settings are set at once and stand around every page", async () => {
	const { data: site } = await operator.get("content/site");
	await takeFallenTags(shop);
	const topBanner = { text: { "zh-CN": "今晚八折" }, path: "/goods_cate" };
	const service = { ...site.service, servicePhone: "+852 2111 2222" };
	const saved = await operator.ask("content/site", {
		...site,
		topBanner,
		service,
	});
	expect(saved.code).toBe(200);
	expect(await takeFallenTags(shop)).toEqual(["site", "home"]);
	expect(await home("SUPERMARKET", "zh-CN")).toMatchObject({
		topBanner: { text: "今晚八折", path: "/goods_cate" },
		service: { servicePhone: "+852 2111 2222" },
		aboutLinks: expect.arrayContaining([expect.anything()]),
	});
	const wrong = { ...site, appLinks: { ios: "http://a.example", android: "" } };
	expect(await operator.ask("content/site", wrong)).toMatchObject({
		data: { fields: { "appLinks.ios": "correctLink" } },
	});
});
