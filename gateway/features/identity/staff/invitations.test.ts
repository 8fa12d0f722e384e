import { eq, sql } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import { openAccount } from "../../../testing/open-account";
import { openRole } from "../../../testing/open-role";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let made = 0;
const dayMs = 24 * 3_600_000;
let shop: TestShop;
let owner: StaffClient;
let ours: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	owner = await openStaff(shop, "operator");
	ours = await openStaff(shop, 4);
});
afterEach(() => shop.moveClock(0));
afterAll(() => shop.close());

const newAddress = () => `invited-${crypto.randomUUID()}@example.com`;

interface SentMail {
	locale: string;
	path: string;
}

async function mailsTo(email: string): Promise<SentMail[]> {
	const { rows } = await shop.db.execute<{ payload: SentMail }>(
		sql`select payload from outbox where payload ->> 'to' = ${email} and payload ->> 'template' = 'staffInvited' order by id`,
	);
	return rows.map(({ payload }) => payload);
}
async function tokenFor(email: string): Promise<string> {
	const last = (await mailsTo(email)).at(-1);
	return last?.path.split("token=")[1] ?? "";
}
const look = (token: string) =>
	shop.wire.post(
		"/api/front/staff/invitation",
		{ token },
		{ timestamp: shop.now().getTime() + ++made },
	);
const accept = (who: { token: string }, token: string) =>
	shop.wire.post(
		"/api/front/staff/invitation/accept",
		{ token },
		{ token: who.token, timestamp: shop.now().getTime() + ++made },
	);
const workOf = async (id: number) => {
	const { scope, merchantId, roleId } = account;
	const [row] = await shop.db
		.select({ scope, merchantId, roleId })
		.from(account)
		.where(eq(account.id, id));
	return row;
};

test("whoever is invited is mailed in their language, accepts once, and has the role", async () => {
	const email = newAddress();
	const roleId = await openRole(shop, { permissions: ["orders"] });
	const sent = await owner.ask("staff/invite", {
		email,
		scope: "operator",
		roleId,
		locale: "th",
	});
	expect(sent.data).toMatchObject({ email, merchant: null, timesSent: 1 });
	expect(await mailsTo(email)).toMatchObject([{ locale: "th" }]);
	const token = await tokenFor(email);
	expect((await look(token)).data.email).toMatch(/^i•••@/);
	const kit = await openAccount(shop, { email });
	const both = await Promise.all([accept(kit, token), accept(kit, token)]);
	expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
	expect(await workOf(kit.id)).toMatchObject({ scope: ["operator"], roleId });
	expect((await look(token)).code).toBe(404);
});

test("a member is mailed in the own language, and nobody is told that there is one", async () => {
	const email = newAddress();
	await openAccount(shop, { email, locale: "fr" });
	const known = await ours.ask("staff/invite", { email, locale: "en" });
	const unknown = await ours.ask("staff/invite", { email: newAddress() });
	expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data));
	expect(await mailsTo(email)).toMatchObject([{ locale: "fr" }]);
});

test("the account of another address cannot accept, and who works elsewhere neither", async () => {
	const email = newAddress();
	await ours.ask("staff/invite", { email });
	const token = await tokenFor(email);
	const other = await openAccount(shop);
	expect((await accept(other, token)).code).toBe(403);
	const works = await openAccount(shop, {
		email,
		scope: ["merchant"],
		merchantId: 5,
	});
	expect((await accept(works, token)).code).toBe(409);
	expect(await workOf(other.id)).toMatchObject({ scope: [] });
});

test("a link ends after seven days, when it is sent anew, and when it is withdrawn", async () => {
	const email = newAddress();
	const kit = await openAccount(shop, { email });
	const { data } = await ours.ask("staff/invite", { email });
	const first = await tokenFor(email);
	shop.moveClock(7 * dayMs - 1_000);
	expect((await look(first)).code).toBe(200);
	shop.moveClock(7 * dayMs);
	expect((await accept(kit, first)).code).not.toBe(200);
	shop.moveClock(0);
	await ours.ask(`staff/invitation/resend/${data.id}`);
	expect((await look(first)).code).toBe(404);
	const second = await tokenFor(email);
	expect((await look(second)).code).toBe(200);
	await ours.ask(`staff/invitation/withdraw/${data.id}`);
	expect((await accept(kit, second)).code).toBe(404);
	expect(await workOf(kit.id)).toMatchObject({ scope: [] });
});

test("the same invitation is mailed five times at most", async () => {
	const email = newAddress();
	const { data } = await ours.ask("staff/invite", { email });
	const codes = [];
	for (let at = 0; at < 5; at += 1)
		codes.push((await ours.ask(`staff/invitation/resend/${data.id}`)).code);
	expect(codes).toEqual([200, 200, 200, 200, 409]);
	expect(await mailsTo(email)).toHaveLength(5);
});

test("staff invite, list and withdraw for their own merchant alone, and never to the shop", async () => {
	const email = newAddress();
	const theirs = await openStaff(shop, 5);
	const { data } = await ours.ask("staff/invite", { email });
	for (const path of ["resend", "withdraw"])
		expect((await theirs.ask(`staff/invitation/${path}/${data.id}`)).code).toBe(
			404,
		);
	const listed = async (at: StaffClient) =>
		(await at.get("staff/invitations")).data.list.map(
			({ id }: { id: number }) => id,
		);
	expect(await listed(theirs)).not.toContain(data.id);
	expect(await listed(ours)).toContain(data.id);
	expect((await ours.ask("staff/invite", { email, merId: 5 })).code).toBe(404);
	const toShop = { email, scope: "operator" };
	expect((await ours.ask("staff/invite", toShop)).code).toBe(403);
});

test("nobody invites to more than they may", async () => {
	const roleId = await openRole(shop, { permissions: ["people"] });
	const clerk = await openStaff(shop, "operator", { roleId });
	const owns = { email: newAddress(), scope: "operator" };
	expect((await clerk.ask("staff/invite", owns)).code).toBe(403);
	expect((await clerk.ask("staff/invite", { ...owns, roleId })).code).toBe(200);
});

test("invitations end with the rights of whoever sent them", async () => {
	const roleId = await openRole(shop, { permissions: ["people"] });
	const clerk = await openStaff(shop, "operator");
	const [sent, sentByAll] = [newAddress(), newAddress()];
	for (const email of [sent, sentByAll])
		await clerk.ask("staff/invite", { email, scope: "operator" });
	const { data } = await owner.get("staff/invitations");
	const again = data.list.find(
		({ email }: { email: string }) => email === sentByAll,
	);
	await owner.ask(`staff/invitation/resend/${again.id}`);
	const token = await tokenFor(sent);
	const uid = clerk.id;
	await owner.ask("staff/role", { uid, role: "operator", roleId });
	const kit = await openAccount(shop, { email: sent });
	expect((await accept(kit, token)).code).toBe(404);
	expect(await workOf(kit.id)).toMatchObject({ scope: [] });
	expect((await look(await tokenFor(sentByAll))).code).toBe(200);
});

test("somebody who is dismissed while inviting has invited nobody", async () => {
	const email = newAddress();
	const clerk = await openStaff(shop, "operator");
	const dismissed = { uid: clerk.id, role: "none" };
	await Promise.all([
		clerk.ask("staff/invite", { email, scope: "operator" }),
		owner.ask("staff/role", dismissed),
	]);
	const { data } = await owner.get("staff/invitations");
	const open = data.list.map((one: { email: string }) => one.email);
	expect(open).not.toContain(email);
});

test("inviting ends after twenty mails in an hour", async () => {
	const clerk = await openStaff(shop, 7);
	const codes: number[] = [];
	for (let at = 0; at < 22; at += 1)
		codes.push((await clerk.ask("staff/invite", { email: newAddress() })).code);
	expect(codes.slice(-3)).toEqual([200, 429, 429]);
});
