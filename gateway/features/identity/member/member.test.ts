import { eq } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import { auditEntry } from "../../../db/schema/audit";
import { memberNote } from "../../../db/schema/member";
import { openAccount, signIn } from "../../../testing/open-account";
import { openBuyer } from "../../../testing/open-buyer";
import { openRole } from "../../../testing/open-role";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import {
	enrolPasskey,
	openFactorStaff,
} from "../../../testing/second-factor-calls";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let owner: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	owner = await openStaff(shop, "operator", {});
});
afterAll(() => shop.close());

const find = (query: Record<string, string>) => owner.get("member/list", query);
const see = (uid: number) => owner.get(`member/detail/${uid}`);
const uidsOf = ({ data }: Awaited<ReturnType<typeof find>>) =>
	data.list.map(({ uid }: { uid: number }) => uid);
const auditOf = async (uid: number) => {
	const rows = await shop.db
		.select({ action: auditEntry.action, by: auditEntry.accountId })
		.from(auditEntry)
		.where(eq(auditEntry.target, `account ${uid}`));
	return rows.map(({ action, by }) => [action, by]);
};
const openMia = () =>
	openAccount(shop, {
		nickname: `Mia ${crypto.randomUUID()}`,
		email: `mia-${crypto.randomUUID()}@example.com`,
		phone: `+8526${String(Math.random()).slice(2, 9)}`,
	});
const rowOf = async (uid: number) => {
	const [row] = await shop.db.select().from(account).where(eq(account.id, uid));
	if (!row) throw new Error("There is no such account");
	return row;
};

test("a member is found by number, e-mail, phone and nickname, with contacts that are masked", async () => {
	const { id } = await openMia();
	const { email, phone, nickname } = await rowOf(id);
	const written = [String(id), email?.toUpperCase(), phone, phone?.slice(4)];
	for (const keyword of [...written, nickname.slice(0, 30)])
		expect(uidsOf(await find({ keyword: keyword ?? "" }))).toContain(id);
	const answer = await find({ keyword: email ?? "" });
	expect(answer.data.list).toEqual([
		expect.objectContaining({ uid: id, email: "m•••@example.com" }),
	]);
	expect(answer.text).not.toContain(email);
	expect(answer.text).not.toContain(phone?.slice(4));
});

test("tourists and who has left are not found", async () => {
	const { id } = await openAccount(shop, { kind: "tourist" });
	const { id: gone } = await openAccount(shop, { deletedAt: new Date() });
	for (const uid of [id, gone]) {
		expect(uidsOf(await find({ keyword: String(uid) }))).not.toContain(uid);
		expect((await see(uid)).code).toBe(404);
		expect((await owner.ask(`member/contact/${uid}`)).code).toBe(404);
	}
});

test("a member's page counts what it has, and masks its contacts", async () => {
	const buyer = await openBuyer(shop);
	await buyer.givePoints(120);
	await buyer.receive();
	await signIn(shop, buyer.id);
	const { data, text } = await see(buyer.id);
	expect(data).toMatchObject({
		uid: buyer.id,
		locale: "en",
		scope: [],
		blockedAt: null,
		sessions: { open: 2 },
		counts: {
			orders: 0,
			refunds: 0,
			reviews: 0,
			coupons: 1,
			points: 120,
			addresses: 1,
		},
		notes: [],
	});
	expect(data.sessions.lastSeenAt).toMatch(/\+08:00$/);
	expect(text).not.toContain((await rowOf(buyer.id)).email);
});

test("whoever asks for a whole contact leaves an audit entry, which does not tell it", async () => {
	const { id } = await openMia();
	const { email, phone } = await rowOf(id);
	const { data } = await owner.ask(`member/contact/${id}`);
	expect(data).toEqual({ email, phone });
	await owner.ask(`member/contact/${id}`);
	const looked = ["member.contact", owner.id];
	expect(await auditOf(id)).toEqual([looked, looked]);
	expect((await owner.get("audit/list")).text).not.toContain(email);
});

test("a role without the permission, and a merchant's owner, see and do nothing here", async () => {
	const { id } = await openMia();
	const roleId = await openRole(shop, { permissions: ["orders", "people"] });
	const clerk = await openStaff(shop, "operator", { roleId });
	const boss = await openStaff(shop, 4);
	for (const { get, ask } of [clerk, boss]) {
		const answers = [
			await get("member/list"),
			await get(`member/detail/${id}`),
			await ask(`member/contact/${id}`),
			await ask(`member/block/${id}`, { reason: "fraud" }),
			await ask(`member/unblock/${id}`),
			await ask(`member/note/${id}`, { text: "Hello" }),
			await ask(`member/export/${id}`),
			await ask(`member/forget/${id}`),
		];
		expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([403]));
	}
	expect(await auditOf(id)).toEqual([]);
	const allowed = await openRole(shop, { permissions: ["members"] });
	const service = await openStaff(shop, "operator", { roleId: allowed });
	expect((await service.get("member/list")).code).toBe(200);
});

test("notes name their author and time, the latest first, and go with the account", async () => {
	const { id } = await openMia();
	const empty = await owner.ask(`member/note/${id}`, { text: " " });
	expect(empty.data.fields).toEqual({ text: "emptyText" });
	await owner.ask(`member/note/${id}`, { text: "Asked for an invoice" });
	const { data } = await owner.ask(`member/note/${id}`, { text: "Got it" });
	expect(data.notes).toMatchObject([
		{ kind: "note", text: "Got it", author: "Kit", reason: null },
		{ text: "Asked for an invoice" },
	]);
	expect((await owner.ask(`member/forget/${id}`)).code).toBe(200);
	const left = shop.db.$count(memberNote, eq(memberNote.accountId, id));
	expect(await left).toBe(0);
});

test("an export is what the member gets, notes included, and leaves an audit entry", async () => {
	const mia = await openMia();
	await owner.ask(`member/note/${mia.id}`, { text: "Prefers calls" });
	const { data: theirs } = await owner.ask(`member/export/${mia.id}`);
	const { token } = mia;
	const own = await shop.wire.post("/api/front/user/export", undefined, {
		token,
	});
	const at = expect.any(String);
	expect({ ...theirs, exportedAt: at }).toEqual({
		...own.data,
		exportedAt: at,
	});
	expect(theirs.notes).toMatchObject([{ kind: "note", text: "Prefers calls" }]);
	expect(await auditOf(mia.id)).toContainEqual(["member.export", owner.id]);
});

test("a forgotten member is gone as if it had left by itself, with its sessions", async () => {
	const mia = await openMia();
	expect((await owner.ask(`member/forget/${mia.id}`)).code).toBe(200);
	const { nickname, email, phone, deletedAt } = await rowOf(mia.id);
	expect({ nickname, email, phone }).toEqual({
		nickname: "",
		email: null,
		phone: null,
	});
	expect(deletedAt).toBeInstanceOf(Date);
	const { token } = mia;
	const { code } = await shop.wire.get("/api/front/user/info", {}, { token });
	expect(code).toBe(410001);
	expect((await owner.ask(`member/forget/${mia.id}`)).code).toBe(404);
	expect(await auditOf(mia.id)).toEqual([["member.forget", owner.id]]);
});

test("whoever works here, oneself too, is neither blocked, exported nor forgotten here", async () => {
	const staff = await openStaff(shop, 4);
	for (const uid of [staff.id, owner.id]) {
		const body = { reason: "fraud" };
		expect((await owner.ask(`member/block/${uid}`, body)).code).toBe(409);
		for (const verb of ["export", "forget"])
			expect((await owner.ask(`member/${verb}/${uid}`)).code).toBe(409);
		expect((await see(uid)).data.blockedAt).toBeNull();
	}
});

test("an export and a forgetting ask for the second factor once more", async () => {
	const { id } = await openMia();
	const staff = await openFactorStaff(shop);
	await enrolPasskey(staff);
	shop.moveClock(11 * 60_000);
	try {
		for (const verb of ["export", "forget"]) {
			const answer = await staff.post(`/api/operator/member/${verb}/${id}`);
			expect(answer.code).toBe(410005);
		}
		expect((await staff.get("/api/operator/member/list")).code).toBe(200);
	} finally {
		shop.moveClock(0);
	}
	expect(await auditOf(id)).toEqual([]);
});
