import { desc, eq, sql } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import { auditEntry } from "../../../db/schema/audit";
import { merchant, merchantQualification } from "../../../db/schema/merchant";
import { type Applicant, openApplicant } from "../../../testing/open-applicant";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { roles, signInAs } from "../../../testing/sign-in-as";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: Applicant;
let staff: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, "operator");
});
beforeEach(async () => {
	kit = await openApplicant(shop);
});
afterAll(() => shop.close());

const approve = (id: number) => staff.ask(`application/approve/${id}`);
const reject = (id: number, reason = "Unreadable.") =>
	staff.ask(`application/reject/${id}`, { reason });

async function mailsTo(email: string) {
	const { rows } = await shop.db.execute<{ template: string; values: object }>(
		sql`select payload ->> 'template' as template, payload -> 'values' as values from outbox
			where kind = 'mail' and payload ->> 'to' = ${email}
				and payload ->> 'template' <> 'merchantCode' order by id`,
	);
	return rows;
}

const countMerchants = () => shop.db.$count(merchant);

test("an approval opens the shop in the applicant's words, with its licences", async () => {
	const form = await kit.form();
	const { id } = (await kit.send(form)).data;
	const { code, data } = await approve(id);
	expect(code).toBe(200);
	expect(data).toMatchObject({ state: "approved", applicant: { uid: kit.id } });
	const [row] = await shop.db
		.select()
		.from(merchant)
		.where(eq(merchant.id, data.merchantId));
	expect(row).toMatchObject({
		name: { "zh-CN": "Lantau Tea", en: "Lantau Tea" },
		isSelfSupport: false,
		type: "specialty",
		categoryId: form.categoryId,
		phone: "+852 91234567",
		openedOn: data.decidedAt.slice(0, 10),
		freightFee: "30.00",
		freightFreeFrom: "399.00",
	});
	const licences = await shop.db
		.select({ image: merchantQualification.image })
		.from(merchantQualification)
		.where(eq(merchantQualification.merchantId, data.merchantId));
	expect(licences.map(({ image }) => image)).toEqual(form.images);
	const front = await shop.wire.get(
		`/api/front/merchant/index/info/${data.merchantId}`,
	);
	expect(front.data.name).toBe("Lantau Tea");
});

test("the applicant's session opens the back room of the own shop at once, and no other's", async () => {
	const id = await kit.applied();
	const { token } = kit;
	const path = "/api/operator/shop/detail";
	expect((await shop.wire.get(path, {}, { token })).code).toBe(403);
	const { merchantId } = (await approve(id)).data;
	const own = await shop.wire.get(path, { merId: merchantId }, { token });
	expect(own.data.id).toBe(merchantId);
	expect((await shop.wire.get(path, { merId: 1 }, { token })).code).toBe(404);
});

test("an answer is mailed once, in the language of the application, and leaves an audit record", async () => {
	const refused = await kit.applied();
	await reject(refused, "The licence has run out.");
	await reject(refused, "Another reason.");
	const taken = await kit.applied();
	await approve(taken);
	expect(await mailsTo(kit.email)).toMatchObject([
		{
			template: "merchantRejected",
			values: { reason: "The licence has run out." },
		},
		{ template: "merchantApproved", values: { companyName: "Lantau Tea" } },
	]);
	const auditEntries = await shop.db
		.select({ action: auditEntry.action, target: auditEntry.target })
		.from(auditEntry)
		.where(eq(auditEntry.accountId, staff.id))
		.orderBy(desc(auditEntry.id))
		.limit(2);
	expect(auditEntries).toEqual([
		{ action: "application.approve", target: `application ${taken}` },
		{ action: "application.reject", target: `application ${refused}` },
	]);
});

test("to say the same again is well and does nothing; to say otherwise is refused", async () => {
	const taken = await kit.applied();
	const first = (await approve(taken)).data;
	const opened = await countMerchants();
	expect((await approve(taken)).data).toEqual(first);
	expect((await reject(taken)).code).toBe(409);
	expect(await countMerchants()).toBe(opened);
	const other = await openApplicant(shop);
	const refused = await other.applied();
	await reject(refused, "First.");
	const again = await reject(refused, "Second.");
	expect(again.data).toMatchObject({ state: "rejected", reason: "First." });
	expect((await approve(refused)).code).toBe(409);
});

test("of decisions at once one counts, and one shop is opened at most", async () => {
	for (let round = 0; round < 4; round += 1) {
		const applicant = await openApplicant(shop);
		const id = await applicant.applied();
		const opened = await countMerchants();
		const answers = await Promise.all([
			approve(id),
			reject(id),
			approve(id),
			reject(id),
		]);
		const { data } = await staff.get(`application/detail/${id}`);
		const isApproved = data.state === "approved";
		const codes = answers.map(({ code }) => code);
		expect(codes).toEqual(
			isApproved ? [200, 409, 200, 409] : [409, 200, 409, 200],
		);
		expect(await countMerchants()).toBe(opened + (isApproved ? 1 : 0));
		expect(await mailsTo(applicant.email)).toHaveLength(1);
	}
});

test("who works for a shop by now is given no second one, and nothing of it stays", async () => {
	const id = await kit.applied();
	await shop.db
		.update(account)
		.set({ scope: ["merchant"], merchantId: 3 })
		.where(eq(account.id, kit.id));
	const opened = await countMerchants();
	expect((await approve(id)).code).toBe(409);
	expect(await countMerchants()).toBe(opened);
	expect((await staff.get(`application/detail/${id}`)).data.state).toBe(
		"pending",
	);
	expect((await reject(id)).code).toBe(200);
});

test("those that wait are listed with the longest waiting first, the others with the latest", async () => {
	const other = await openApplicant(shop);
	const older = await kit.applied();
	const newer = await other.applied();
	const idsOf = async (state: string) =>
		(await staff.get("application/list", { state, limit: 100 })).data.list.map(
			({ id }: { id: number }) => id,
		);
	expect((await idsOf("pending")).slice(-2)).toEqual([older, newer]);
	await reject(older);
	await reject(newer);
	expect((await idsOf("rejected")).slice(0, 2)).toEqual([newer, older]);
});

describe.each(roles.filter((role) => role !== "operator"))("a %s", (role) => {
	test("neither sees nor decides an application", async () => {
		const id = await kit.applied();
		const token = await signInAs(shop, role);
		const refusal = role === "visitor" ? 410000 : 403;
		const base = "/api/operator/application";
		const answers = [
			await shop.wire.get(`${base}/list`, {}, { token }),
			await shop.wire.get(`${base}/detail/${id}`, {}, { token }),
			await shop.wire.post(`${base}/approve/${id}`, undefined, { token }),
			await shop.wire.post(
				`${base}/reject/${id}`,
				{ reason: "No." },
				{ token },
			),
		];
		expect(answers.map(({ code }) => code)).toEqual(answers.map(() => refusal));
		expect((await kit.records()).data.list[0].state).toBe("pending");
	});
});

test("the applicant decides nothing", async () => {
	const id = await kit.applied();
	const { token } = kit;
	const answer = await shop.wire.post(
		`/api/operator/application/approve/${id}`,
		undefined,
		{ token },
	);
	expect(answer.code).toBe(403);
});
