import type { Decimal } from "decimal.js";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import { auditEntry } from "../../../db/schema/audit";
import { Exact, toMoney } from "../../../money/exact";
import { openAccount } from "../../../testing/open-account";
import { openRefunder } from "../../../testing/open-refunder";
import { openRole } from "../../../testing/open-role";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let owner: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	owner = await openStaff(shop, "operator");
});
afterAll(() => shop.close());

const give = (by: StaffClient, uid: number, roleId: number | null) =>
	by.ask("staff/role", { uid, role: "operator", roleId });
const giveAtMerchant = (by: StaffClient, uid: number, roleId: number) =>
	by.ask("staff/role", { uid, role: "merchant", roleId });
const openHolder = (roleId: number) => openStaff(shop, "operator", { roleId });
const role = (changed: object = {}) => ({
	id: null,
	scope: "operator",
	name: "Pickers",
	permissions: ["orders"],
	refundMax: null,
	...changed,
});
const infoOf = async ({ token }: StaffClient) =>
	(await shop.wire.get("/api/front/user/info", {}, { token })).data;

test("accounts of operators from before there were roles own the shop", async () => {
	expect(await infoOf(owner)).toMatchObject({ isOwner: true });
});

test("ready-made roles are there, in the reader's language", async () => {
	const { token } = owner;
	const { data } = await shop.wire.get(
		"/api/operator/staff/roles",
		{},
		{ token, locale: "zh-CN" },
	);
	expect(data.list).toContainEqual(
		expect.objectContaining({
			name: "客戶服務",
			permissions: ["orders", "refunds", "members"],
			refundMax: "500.00",
		}),
	);
});

test("a role is made, given, changed for who has it, and removed once nobody has", async () => {
	const { data: made } = await owner.ask("staff/role/save", role());
	const { id } = await openAccount(shop);
	expect((await give(owner, id, made.id)).data).toMatchObject({
		role: { id: made.id, name: "Pickers" },
	});
	await owner.ask(
		"staff/role/save",
		role({ id: made.id, permissions: ["content", "reports"] }),
	);
	const { data } = await owner.get("staff/roles");
	expect(data.list.at(-1)).toMatchObject({
		permissions: ["content", "reports"],
		holders: 1,
	});
	const path = `staff/role/remove/${made.id}`;
	expect((await owner.ask(path)).code).toBe(409);
	await owner.ask("staff/role", { uid: id, role: "none" });
	expect((await owner.ask(path)).code).toBe(200);
	const actions = await shop.db
		.select({ action: auditEntry.action })
		.from(auditEntry)
		.where(eq(auditEntry.target, `role ${made.id}`));
	expect(actions.map(({ action }) => action)).toEqual([
		"role.save",
		"role.save",
		"role.remove",
	]);
});

test.each([
	[
		"a role of merchants that allows more than merchants do",
		{ scope: "merchant", permissions: ["people"] },
		"permissions",
	],
	["a role that allows nothing", { permissions: [] }, "permissions"],
	["a role without a name", { name: " " }, "name"],
	["an amount that is none", { refundMax: "5" }, "refundMax"],
])("%s is refused, by its field", async (_, changed, field) => {
	const answer = await owner.ask("staff/role/save", role(changed));
	expect(answer.code).toBe(400);
	expect(Object.keys(answer.data.fields)).toEqual([field]);
});

test("a role is given to those alone for whom it was made", async () => {
	const forMerchants = await openRole(shop, { scope: "merchant" });
	const { id } = await openAccount(shop);
	const answer = await give(owner, id, forMerchants);
	expect(answer.data.fields).toEqual({ roleId: "correctValue" });
});

test("nobody makes an owner, a role or a colleague who may more than they", async () => {
	const own = await openRole(shop, {
		permissions: ["people", "refunds"],
		refundMax: "100.00",
	});
	const clerk = await openHolder(own);
	const [less, more, dearer] = [
		await openRole(shop, { permissions: ["refunds"], refundMax: "99.00" }),
		await openRole(shop, { permissions: ["members"] }),
		await openRole(shop, { permissions: ["refunds"] }),
	];
	const { id } = await openAccount(shop);
	const codes = [];
	for (const one of [null, more, dearer, less])
		codes.push((await give(clerk, id, one)).code);
	expect(codes).toEqual([403, 403, 403, 200]);
	expect((await clerk.ask("staff/role/save", role())).code).toBe(403);
	const other = await openHolder(more);
	expect((await give(clerk, other.id, less)).code).toBe(403);
	expect((await give(clerk, owner.id, less)).code).toBe(403);
	expect((await give(clerk, clerk.id, less)).code).toBe(409);
});

test("a merchant's owner gives roles to the own staff, whose role then narrows them", async () => {
	const [boss, theirs] = [await openStaff(shop, 4), await openStaff(shop, 5)];
	const orders = await openRole(shop, {
		scope: "merchant",
		permissions: ["orders"],
	});
	const clerk = await openStaff(shop, 4);
	expect((await giveAtMerchant(theirs, clerk.id, orders)).code).toBe(404);
	expect((await giveAtMerchant(boss, clerk.id, orders)).code).toBe(200);
	expect((await give(boss, clerk.id, null)).code).toBe(403);
	expect((await clerk.get("order/list")).code).toBe(200);
	for (const path of ["goods/list", "refund/list", "staff/list"])
		expect((await clerk.get(path)).code).toBe(403);
	const scopes = (await boss.get("staff/roles")).data.list.map(
		({ scope }: { scope: string }) => scope,
	);
	expect(new Set(scopes)).toEqual(new Set(["merchant"]));
});

test("of owners who demote each other at once one stays", async () => {
	const fresh = await openTestShop();
	try {
		const clerks = await openRole(fresh, { permissions: ["orders"] });
		const [one, other] = [
			await openStaff(fresh, "operator"),
			await openStaff(fresh, "operator"),
		];
		const isOperator = sql`'operator' = any(${account.scope})`;
		await fresh.db
			.update(account)
			.set({ roleId: clerks })
			.where(and(ne(account.id, one.id), ne(account.id, other.id), isOperator));
		const answers = await Promise.all([
			give(one, other.id, clerks),
			give(other, one.id, clerks),
		]);
		expect(answers.map(({ code }) => code).sort()).not.toEqual([200, 200]);
		const owners = and(isOperator, isNull(account.roleId));
		expect(await fresh.db.$count(account, owners)).toBe(1);
	} finally {
		await fresh.close();
	}
});

test("the freight that comes with the last of an order counts within the role's amount", async () => {
	const kit = await openRefunder(shop);
	const prices = [{ price: "60.00" }, { price: "21.50" }];
	const [order] = await kit.buy(
		prices.map((one) => ({ ...one, merchantId: 1 })),
	);
	if (!order) throw new Error("Nothing was bought");
	const at = order.lines.findIndex(({ price }) => price === "60.00");
	const [first, last] = [
		await kit.applied(order, at === 0 ? [1, 0] : [0, 1]),
		await kit.applied(order, at === 0 ? [0, 1] : [1, 0]),
	];
	expect((await owner.ask(`refund/approve/${first}`)).code).toBe(200);
	const max = toMoney(new Exact((await kit.read(last)).data.amount));
	const own = await openRole(shop, {
		permissions: ["refunds"],
		refundMax: max,
	});
	const answer = await (await openHolder(own)).ask(`refund/approve/${last}`);
	expect([answer.code, answer.data.refundMax]).toEqual([403, max]);
	expect((await owner.ask(`refund/approve/${last}`)).code).toBe(200);
});

test("a refund above the role's amount is refused with the amount, at it and below it is decided", async () => {
	const kit = await openRefunder(shop);
	const buy = () => kit.buyOne({ merchantId: 1, price: "60.00" });
	const [dear, cheap] = [
		await kit.applied(await buy(), [1]),
		await kit.applied(await buy(), [1]),
	];
	const amount = new Exact((await kit.read(cheap)).data.amount);
	const upTo = (max: Decimal) =>
		openRole(shop, { permissions: ["refunds"], refundMax: toMoney(max) });
	const [below, at] = [await upTo(amount.minus("0.01")), await upTo(amount)];
	const clerk = await openHolder(below);
	for (const path of [`refund/approve/${dear}`, `refund/refuse/${dear}`]) {
		const answer = await clerk.ask(path, { refusal: "It was worn." });
		expect(answer.code).toBe(403);
		expect(answer.message).toContain(`HK$${toMoney(amount.minus("0.01"))}`);
	}
	const other = await openHolder(at);
	expect((await other.ask(`refund/approve/${cheap}`)).code).toBe(200);
	expect((await owner.ask(`refund/approve/${dear}`)).code).toBe(200);
});
