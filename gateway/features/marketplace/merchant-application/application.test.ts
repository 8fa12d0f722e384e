import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { account } from "../../../db/schema/account";
import { category } from "../../../db/schema/category";
import { merchantApplication } from "../../../db/schema/merchant-application";
import { type Applicant, openApplicant } from "../../../testing/open-applicant";
import { openStaff } from "../../../testing/open-staff";
import { receiveCode } from "../../../testing/receive-code";
import { sendPicture } from "../../../testing/send-picture";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { answerBy } from "./answer-by";

let shop: TestShop;
let kit: Applicant;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openApplicant(shop);
});
afterAll(() => shop.close());

const faultsOf = async (changed: object) =>
	(await kit.send(await kit.form(changed))).data?.fields;

test("an application is taken as it was sent, and says by when it is answered", async () => {
	const form = await kit.form();
	const { code, data } = await kit.send(form);
	expect(code).toBe(200);
	expect(data).toMatchObject({
		state: "pending",
		companyName: "Lantau Tea",
		realName: "Chan Tai Man",
		countryCode: "+852",
		phone: "91234567",
		email: kit.email,
		category: { id: form.categoryId },
		type: { id: 2 },
		images: form.images,
		answerBy: answerBy(new Date(data.appliedAt)),
		decidedAt: null,
		reason: null,
		merchantId: null,
	});
	expect((await kit.records()).data).toMatchObject({ total: 1, list: [data] });
});

test("before anything is sent the page knows the day of the answer", async () => {
	const { data } = await kit.records();
	expect(data).toMatchObject({ total: 0, list: [] });
	expect(data.answerBy).toBe(answerBy(shop.now()));
});

test.each([
	["companyName", "   ", "emptyCompany"],
	["companyName", "x".repeat(81), "tooLong"],
	["realName", "", "emptyRealName"],
	["phone", "12345678", "correctPhone"],
	["email", "nobody", "correctEmail"],
	["captcha", "", "emptyCaptche"],
	["captcha", "0000000", "wrongCaptche"],
	["categoryId", 0, "emptyCategory"],
	["categoryId", 2_000_000_000, "emptyCategory"],
	["typeId", 4, "emptyType"],
	["images", [], "emptyImage"],
	["images", ["a", "b", "c", "d", "e", "f"], "tooManyImages"],
	[
		"images",
		["/uploads/0123456789abcdef0123456789abcdef.webp"],
		"correctValue",
	],
	["agreement", false, "agreement"],
])("%s that is %j is refused by name: %s", async (field, value, fault) => {
	expect(await faultsOf({ [field]: value })).toEqual({ [field]: fault });
	expect((await kit.records()).data.total).toBe(0);
});

test("a category of the supermarket is none a merchant can choose", async () => {
	const [row] = await shop.db
		.select({ id: category.id })
		.from(category)
		.where(eq(category.cartType, "SUPERMARKET"))
		.limit(1);
	expect(await faultsOf({ categoryId: row?.id })).toEqual({
		categoryId: "emptyCategory",
	});
});

test("neither another account's licence nor a picture for another use is taken", async () => {
	const other = await openApplicant(shop);
	const theirs = await other.sendLicence();
	expect(await faultsOf({ images: [theirs] })).toEqual({
		images: "correctValue",
	});
	const bytes = await sharp({
		create: { width: 9, height: 9, channels: 3, background: "#fff" },
	})
		.png()
		.toBuffer();
	const avatar = (await sendPicture(shop, kit.token, { bytes })).data.path;
	expect(await faultsOf({ images: [avatar] })).toEqual({
		images: "correctValue",
	});
});

test("a code to another e-mail proves nothing", async () => {
	const other = await openApplicant(shop);
	const { captcha } = await other.form();
	expect(await faultsOf({ captcha })).toEqual({ captcha: "wrongCaptche" });
});

test("one application waits at a time, however often it is sent at once", async () => {
	const form = await kit.form();
	const answers = await Promise.all([form, form, form].map(kit.send));
	expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
	const rows = await shop.db
		.select()
		.from(merchantApplication)
		.where(
			and(
				eq(merchantApplication.accountId, kit.id),
				eq(merchantApplication.state, "pending"),
			),
		);
	expect(rows).toHaveLength(1);
	const again = await kit.send(await kit.form());
	expect(again.code).toBe(409);
});

test("what was refused stays to be read, and is sent again with its pictures", async () => {
	const clerk = await openStaff(shop, "operator");
	const form = await kit.form();
	const first = (await kit.send(form)).data;
	await clerk.ask(`application/reject/${first.id}`, { reason: "Unreadable." });
	const again = await kit.form({ images: form.images });
	expect((await kit.send(again)).code).toBe(200);
	const { list } = (await kit.records()).data;
	expect(list).toMatchObject([
		{ state: "pending", images: form.images, reason: null },
		{ id: first.id, state: "rejected", reason: "Unreadable." },
	]);
});

test("whoever works for a shop applies for none and gets no code for it", async () => {
	const staff = await openApplicant(shop, {
		scope: ["merchant"],
		merchantId: 2,
	});
	const path = "/api/front/merchant/settled";
	const { token, email } = staff;
	const code = await shop.wire.post(`${path}/captcha`, { email }, { token });
	expect(code.code).toBe(409);
	expect((await staff.send(await staff.form())).code).toBe(409);
});

test("nobody reads another account's applications", async () => {
	await kit.applied();
	const other = await openApplicant(shop);
	expect((await other.records()).data).toMatchObject({ total: 0, list: [] });
});

test("applications are in what an account takes away, and go with it", async () => {
	const id = await kit.applied();
	const { token } = kit;
	const exported = await shop.wire.post(
		"/api/front/user/export",
		{},
		{ token },
	);
	expect(exported.data.merchantApplications).toMatchObject([{ id }]);
	const [owner] = await shop.db
		.select({ email: account.email })
		.from(account)
		.where(eq(account.id, kit.id));
	const captcha = await receiveCode(shop, "account", owner?.email ?? "");
	const gone = await shop.wire.post(
		"/api/front/user/delete",
		{ captcha },
		{ token },
	);
	expect(gone.code).toBe(200);
	expect(
		await shop.db
			.select()
			.from(merchantApplication)
			.where(eq(merchantApplication.id, id)),
	).toEqual([]);
	const clerk = await openStaff(shop, "operator");
	expect((await clerk.ask(`application/approve/${id}`)).code).toBe(404);
});
