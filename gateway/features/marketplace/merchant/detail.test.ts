import { eq, isNull } from "drizzle-orm";
import { localeCodes } from "../../../contract/locale";
import type { MerchantCategory } from "../../../contract/marketplace/merchant";
import { goods } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import { site } from "../../../db/schema/site";
import { expectFault } from "../../../testing/expect-fault";
import { openAccount } from "../../../testing/open-account";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const detail = (id: number) => `/api/front/merchant/detail/${id}`;
const service = (id: number) =>
	`/api/front/merchant/customer/service/info/${id}`;
const categories = (id: number) =>
	`/api/front/product/merchant/${id}/category/list`;
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test("all facts of a merchant are told", async () => {
	const { data } = await shop.wire.get(detail(5), {}, { locale: "en" });
	expect(data).toMatchObject({
		name: "Peak Audio",
		isSelfSupport: false,
		type: { id: expect.any(Number), name: expect.any(String) },
		category: { name: expect.any(String) },
		rating: expect.stringMatching(/^[1-5]\.\d$/),
		address: expect.stringContaining("Hong Kong"),
		phone: expect.stringMatching(/^\+852/),
		notice: expect.any(String),
		cover: expect.stringMatching(/\.webp$/),
		joinedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
		qualificationCount: 2,
		isFollowed: false,
	});
	expect(data.openingHours).toHaveLength(7);
});

test("whether it is followed is told to whoever asks, and to nobody else", async () => {
	const mia = await openAccount(shop);
	const other = await openAccount(shop);
	await shop.wire.post("/api/front/merchant/collect/5", undefined, mia);
	const isFollowed = async (token?: string) =>
		(await shop.wire.get(detail(5), {}, { token })).data.isFollowed;
	expect(await isFollowed(mia.token)).toBe(true);
	expect(await isFollowed(other.token)).toBe(false);
	expect(await isFollowed()).toBe(false);
});

test.each(localeCodes)("a merchant tells its news in %s", async (locale) => {
	const [row] = await shop.db.select().from(merchant).where(eq(merchant.id, 6));
	const { data } = await shop.wire.get(detail(6), {}, { locale });
	expect(data.notice).toBe(row?.notice?.[locale]);
});

test("a merchant is reached as it says, and by way of the shop where it says nothing", async () => {
	const own = (await shop.wire.get(service(5))).data;
	const [row] = await shop.db.select().from(merchant).where(eq(merchant.id, 5));
	expect(own).toMatchObject({
		isOwn: true,
		serviceType: row?.serviceType,
		servicePhone: row?.servicePhone,
	});
	const [quiet] = await shop.db
		.select({ id: merchant.id })
		.from(merchant)
		.where(isNull(merchant.serviceType))
		.limit(1);
	const [ofShop] = await shop.db.select().from(site);
	expect((await shop.wire.get(service(quiet?.id ?? 0))).data).toMatchObject({
		isOwn: false,
		serviceType: ofShop?.serviceType,
		servicePhone: ofShop?.servicePhone,
		serviceEmail: ofShop?.serviceEmail,
	});
});

test("a merchant's categories count exactly what stands on its shelf", async () => {
	const [one] = await shop.db
		.select()
		.from(goods)
		.where(eq(goods.merchantId, 2))
		.limit(1);
	await shop.db
		.update(goods)
		.set({ isShown: false })
		.where(eq(goods.id, one?.id ?? 0));
	const tree: MerchantCategory[] = (await shop.wire.get(categories(2))).data;
	for (const top of tree) {
		const parts = top.childList.map(({ count }) => count);
		expect(top.count).toBe(parts.reduce((sum, count) => sum + count, 0));
		for (const { id, count } of top.childList) {
			const listed = await shop.wire.get("/api/front/product/list", {
				merId: 2,
				cid: id,
				limit: "1",
			});
			expect(listed.data.total).toBe(count);
			expect(count).toBeGreaterThan(0);
		}
	}
	const shown = await shop.db.$count(goods, eq(goods.merchantId, 2));
	expect(tree.reduce((sum, { count }) => sum + count, 0)).toBe(shown - 1);
});

test.each([detail, service, categories])(
	"nobody knows a merchant that is none: %p",
	async (path) => {
		expectFault(await shop.wire.get(path(2_000_000_000)), "notFound");
	},
);
