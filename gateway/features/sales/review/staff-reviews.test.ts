import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedGoods } from "../../../testing/seed-goods";
import { seedReview } from "../../../testing/seed-review";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let staff: StaffClient;
let otherStaff: StaffClient;
let operator: StaffClient;
let own: number;
let foreign: number;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 3);
	otherStaff = await openStaff(shop, 4);
	operator = await openStaff(shop, "operator");
	const lamp = await seedGoods(shop.db, { en: "Lamp" }, { merchantId: 3 });
	const bowl = await seedGoods(shop.db, { en: "Bowl" }, { merchantId: 4 });
	const two = { qualityStars: 2, serviceStars: 2 };
	own = await seedReview(shop.db, lamp, { ...two, images: ["/a.webp"] });
	foreign = await seedReview(shop.db, bowl);
});
afterAll(() => shop.close());

const found = async (who: StaffClient, query = {}): Promise<number[]> => {
	const { data } = await who.get("review/list", { limit: 100, ...query });
	return data.list.map(({ id }: { id: number }) => id);
};

test("staff read reviews of their own merchant's goods, operators of all or of one merchant's", async () => {
	expect(await found(staff)).toContain(own);
	expect(await found(staff)).not.toContain(foreign);
	expect(await found(otherStaff)).not.toContain(own);
	expect(await found(operator)).toEqual(expect.arrayContaining([own, foreign]));
	expect(await found(operator, { merId: 4 })).not.toContain(own);
	expect((await otherStaff.get("review/list", { merId: 3 })).code).toBe(404);
});

test("reviews are narrowed to stars and to pictures", async () => {
	expect(await found(staff, { stars: 2 })).toContain(own);
	expect(await found(staff, { stars: 5 })).not.toContain(own);
	expect(await found(staff, { filter: "picture" })).toContain(own);
	expect(await found(otherStaff, { filter: "picture" })).not.toContain(foreign);
});

test("what was answered waits no longer, and leaves an audit record", async () => {
	const answer = { id: own, text: "Thank you" };
	expect((await otherStaff.ask("review/reply", answer)).code).toBe(404);
	expect((await staff.ask("review/reply", answer)).code).toBe(200);
	expect(await found(staff)).not.toContain(own);
	expect(await found(staff, { filter: "all" })).toContain(own);
	const { data } = await staff.get("audit/list", { action: "review.reply" });
	expect(data.list).toMatchObject([
		{ target: `review ${own}`, changes: [{ after: "Thank you" }] },
	]);
});
