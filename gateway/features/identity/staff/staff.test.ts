import { and, desc, eq, ne, sql } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import { auditEntry } from "../../../db/schema/audit";
import { openAccount } from "../../../testing/open-account";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let staff: StaffClient;
let ours: StaffClient;
let theirs: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, "operator");
	ours = await openStaff(shop, 4);
	theirs = await openStaff(shop, 5);
});
afterAll(() => shop.close());

const roleOf = async (id: number) => {
	const [row] = await shop.db
		.select({ scope: account.scope, merchantId: account.merchantId })
		.from(account)
		.where(eq(account.id, id));
	return row;
};
const listed = async (at: StaffClient, query = {}): Promise<number[]> =>
	(await at.get("staff/list", { limit: 100, ...query })).data.list.map(
		({ uid }: { uid: number }) => uid,
	);
const give = (uid: number, role: string, merId?: number) =>
	staff.ask("staff/role", { uid, role, merId });

async function openMember() {
	const email = `member-${crypto.randomUUID()}@example.com`;
	return { ...(await openAccount(shop, { email })), email };
}

test("staff see the colleagues of their own merchant and nobody else", async () => {
	const colleague = await openStaff(shop, 4);
	expect(await listed(ours)).toEqual([ours.id, colleague.id]);
	expect(await listed(theirs)).toEqual([theirs.id]);
	expect((await ours.get("staff/list", { merId: 5 })).code).toBe(404);
	const keyword = (await openMember()).email;
	expect(await listed(ours, { keyword })).toEqual([]);
});

test("a colleague's phone is for operators alone", async () => {
	const phone = "+85291230077";
	const { id } = await openAccount(shop, {
		scope: ["merchant"],
		merchantId: 6,
		phone,
	});
	const colleague = await openStaff(shop, 6);
	const seenBy = async (at: StaffClient) =>
		(await at.get("staff/list", { merId: 6 })).data.list.find(
			({ uid }: { uid: number }) => uid === id,
		).phone;
	expect(await seenBy(colleague)).toBeNull();
	expect(await seenBy(staff)).toBe(phone);
});

test.each([
	["a whole e-mail", "Wong@Example.COM"],
	["a phone as it is typed here", "9123 0088"],
	["a phone with its country", "+852 91230088"],
	["how a nickname begins", "Wong_100%"],
])("operators find any member by %s", async (_, keyword) => {
	const [known] = await shop.db
		.insert(account)
		.values({
			kind: "member",
			nickname: "Wong_100% Tea",
			locale: "en",
			email: "wong@example.com",
			phone: "+85291230088",
			createdAt: new Date(),
		})
		.onConflictDoNothing()
		.returning({ id: account.id });
	const found = await listed(staff, { keyword });
	expect(found).toHaveLength(1);
	if (known) expect(found).toEqual([known.id]);
});

test("without words only those who work here are listed", async () => {
	const member = await openMember();
	const all = await listed(staff);
	expect(all).toEqual(expect.arrayContaining([staff.id, ours.id, theirs.id]));
	expect(all).not.toContain(member.id);
	expect(await listed(staff, { scope: "operator" })).not.toContain(ours.id);
});

test("a role counts for the session that is open, and the session goes on when it is taken", async () => {
	const { id, token } = await openMember();
	const ask = () => shop.wire.get("/api/operator/shop/list", {}, { token });
	expect((await ask()).code).toBe(403);
	expect((await give(id, "merchant", 4)).data).toMatchObject({
		uid: id,
		scope: ["merchant"],
		merchant: { id: 4 },
	});
	expect((await ask()).data.list).toMatchObject([{ id: 4 }]);
	await give(id, "none");
	expect((await ask()).code).toBe(403);
	const still = await shop.wire.get("/api/front/user/info", {}, { token });
	expect(still.code).toBe(200);
});

test("a role needs a merchant that is there and an account that is a member", async () => {
	const { id } = await openMember();
	expect((await give(id, "merchant")).data.fields).toEqual({
		merId: "emptyMerchant",
	});
	expect((await give(id, "merchant", 2_000_000)).data.fields).toEqual({
		merId: "emptyMerchant",
	});
	const tourist = await openAccount(shop, { kind: "tourist" });
	expect((await give(tourist.id, "operator")).code).toBe(404);
	expect(await roleOf(tourist.id)).toEqual({ scope: [], merchantId: null });
});

test("nobody changes the own role", async () => {
	expect((await give(staff.id, "none")).code).toBe(409);
	expect((await roleOf(staff.id))?.scope).toEqual(["operator"]);
});

test("of operators who take each other away at once one stays", async () => {
	const fresh = await openTestShop();
	try {
		const [one, other] = [
			await openStaff(fresh, "operator"),
			await openStaff(fresh, "operator"),
		];
		await fresh.db
			.update(account)
			.set({ scope: [] })
			.where(
				and(
					ne(account.id, one.id),
					ne(account.id, other.id),
					sql`'operator' = any(${account.scope})`,
				),
			);
		await Promise.all([
			one.ask("staff/role", { uid: other.id, role: "none" }),
			other.ask("staff/role", { uid: one.id, role: "none" }),
		]);
		const left = await fresh.db.$count(
			account,
			sql`'operator' = any(${account.scope})`,
		);
		expect(left).toBe(1);
	} finally {
		await fresh.close();
	}
});

test("another merchant's staff and operators are not found to be let go", async () => {
	for (const { id } of [theirs, staff])
		expect((await ours.ask(`staff/remove/${id}`)).code).toBe(404);
	expect((await roleOf(theirs.id))?.merchantId).toBe(5);
});

test("a colleague is let go, or goes, but never the last one", async () => {
	const [one, other, third] = [
		await openStaff(shop, 8),
		await openStaff(shop, 8),
		await openStaff(shop, 8),
	];
	expect((await one.ask(`staff/remove/${other.id}`)).code).toBe(200);
	expect((await other.get("staff/list")).code).toBe(403);
	const gone = await Promise.all([
		one.ask(`staff/remove/${one.id}`),
		third.ask(`staff/remove/${third.id}`),
	]);
	expect(gone.map(({ code }) => code).sort()).toEqual([200, 409]);
	const [left] = (await staff.get("staff/list", { merId: 8 })).data.list;
	expect((await staff.ask(`staff/remove/${left.uid}`)).code).toBe(200);
	expect(await listed(staff, { merId: 8 })).toEqual([]);
});

test("the audit names accounts by number, with their roles before and after", async () => {
	const { id } = await openMember();
	await give(id, "merchant", 4);
	const [entry] = await shop.db
		.select()
		.from(auditEntry)
		.where(eq(auditEntry.action, "staff.role"))
		.orderBy(desc(auditEntry.id))
		.limit(1);
	expect(entry).toMatchObject({
		accountId: staff.id,
		target: `account ${id}`,
		merchantId: 4,
		changes: [
			{ field: "scope", before: "[]", after: '["merchant"]' },
			{ field: "merchantId", before: "", after: "4" },
		],
	});
});
