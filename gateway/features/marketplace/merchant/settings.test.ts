import { desc, eq, sql } from "drizzle-orm";
import type { ShopSettings } from "../../../contract/marketplace/merchant-admin";
import { auditEntry } from "../../../db/schema/audit";
import { openApplicant } from "../../../testing/open-applicant";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let staff: StaffClient;
let ours: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, "operator");
	ours = await openStaff(shop, 4);
});
afterAll(() => shop.close());

const detail = async (at: StaffClient, query = {}): Promise<ShopSettings> =>
	(await at.get("shop/detail", query)).data;

/** The shop as it is, but for what is said otherwise. */
async function edit(at: StaffClient, changed: object) {
	const { id: _, ...form } = await detail(staff, { merId: 4 });
	return at.ask("shop/edit", { ...form, ...changed });
}

test("what staff set is what shoppers read, with the freight it names", async () => {
	const answer = await edit(ours, {
		name: { "zh-CN": "新名字", en: "New name", fr: "" },
		notice: { en: "Closed on Friday" },
		freightFee: "25",
		freightFreeFrom: "300.5",
		serviceType: "H5",
		serviceLink: "https://chat.example.com/shop",
	});
	expect(answer.data).toMatchObject({
		id: 4,
		name: { "zh-CN": "新名字", en: "New name" },
		notice: { en: "Closed on Friday" },
		freightFee: "25.00",
		freightFreeFrom: "300.50",
		serviceLink: "https://chat.example.com/shop",
	});
	expect(answer.data.name.fr).toBeUndefined();
	const front = "/api/front/merchant/index/info/4";
	const inFrench = await shop.wire.get(front, {}, { locale: "fr" });
	expect(inFrench.data.name).toBe("New name");
});

test.each([
	[1, "SUPERMARKET"],
	[2, "E_COMMERCE"],
])(
	"merchant %i is told with the area that it sells in, %s",
	async (merId, cartType) => {
		expect((await detail(staff, { merId })).cartType).toBe(cartType);
	},
);

test("public pages that name the shop are called back with the change", async () => {
	await edit(ours, { phone: "+852 2345 6789" });
	const { rows } = await shop.db.execute(
		sql`select payload -> 'tags' as tags from outbox where kind = 'cache-tags' order by id desc limit 1`,
	);
	expect(rows[0]?.tags).toEqual(["merchants", "merchant:4"]);
});

test("the audit says what was changed and nothing else", async () => {
	await edit(ours, { phone: "+852 2345 0001" });
	const [entry] = await shop.db
		.select()
		.from(auditEntry)
		.where(eq(auditEntry.action, "shop.edit"))
		.orderBy(desc(auditEntry.id))
		.limit(1);
	expect(entry).toMatchObject({
		accountId: ours.id,
		merchantId: 4,
		target: "merchant 4",
		changes: [{ field: "phone", after: "+852 2345 0001" }],
	});
});

test("another merchant's shop is not found, whoever asks by its number", async () => {
	const before = await detail(staff, { merId: 5 });
	expect((await ours.get("shop/detail", { merId: 5 })).code).toBe(404);
	expect((await edit(ours, { merId: 5, phone: "12345678" })).code).toBe(404);
	expect(await detail(staff, { merId: 5 })).toEqual(before);
	expect((await ours.get("shop/list")).data.list).toMatchObject([{ id: 4 }]);
});

test("an operator says which shop is meant", async () => {
	expect((await staff.get("shop/detail")).data.fields).toEqual({
		merId: "emptyMerchant",
	});
	expect((await staff.get("shop/detail", { merId: 2_000_000 })).code).toBe(404);
	const found = await staff.get("shop/list", { keyword: "harbour sel" });
	expect(found.data.list.map(({ id }: { id: number }) => id)).toEqual([2]);
});

test.each([
	[{ name: { en: "Only English" } }, "name.zh-CN", "emptyShopName"],
	[{ freightFee: "-1" }, "freightFee", "correctAmount"],
	[{ freightFee: "1.234" }, "freightFee", "correctAmount"],
	[{ freightFreeFrom: "" }, "freightFreeFrom", "correctAmount"],
	[{ serviceLink: "javascript:alert(1)" }, "serviceLink", "correctLink"],
	[{ serviceLink: "http://example.com" }, "serviceLink", "correctLink"],
	[{ serviceMessage: "data:text/html,x" }, "serviceMessage", "correctMessage"],
	[{ serviceEmail: "nobody" }, "serviceEmail", "correctEmail"],
	[{ phone: "call us" }, "phone", "correctPhone"],
	[{ logo: "https://elsewhere.example/logo.png" }, "logo", "correctValue"],
	[{ cover: "/uploads/somebodys.webp" }, "cover", "correctValue"],
])("%j is refused at %s: %s", async (changed, field, fault) => {
	const before = await detail(staff, { merId: 4 });
	const { code, data } = await edit(ours, changed);
	expect(code).toBe(400);
	expect(data.fields).toEqual({ [field]: fault });
	expect(await detail(staff, { merId: 4 })).toEqual(before);
});

test("a logo is a picture that the one who sets it has sent", async () => {
	const clerk = await openApplicant(shop, {
		scope: ["merchant"],
		merchantId: 4,
	});
	const logo = await clerk.sendLicence();
	expect((await edit(ours, { logo })).data.fields).toEqual({
		logo: "correctValue",
	});
	const { id: _, ...form } = await detail(ours);
	const { token } = clerk;
	const body = { ...form, logo };
	const path = "/api/operator/shop/edit";
	const answer = await shop.wire.post(path, body, { token });
	expect(answer.data.logo).toBe(logo);
	// Once it is there a colleague may leave it.
	expect((await edit(ours, {})).code).toBe(200);
});
