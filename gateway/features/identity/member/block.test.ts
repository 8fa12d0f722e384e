import { eq } from "drizzle-orm";
import { sampleAccounts, samplePassword } from "../../../db/sample/accounts";
import { account, socialIdentity } from "../../../db/schema/account";
import { auditEntry } from "../../../db/schema/audit";
import { site } from "../../../db/schema/site";
import { GatewayError } from "../../../http/errors";
import { openFacebook } from "../../../providers/social/facebook";
import { byExtent } from "../../../testing/extent";
import {
	facebookKeys,
	openFacebookStandIn,
} from "../../../testing/facebook-stand-in";
import { login, loginCalls } from "../../../testing/login-calls";
import { openAccount, signIn } from "../../../testing/open-account";
import { openBuyer } from "../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { answerIn } from "../../../words/words";

let shop: TestShop;
let owner: StaffClient;
let calls: ReturnType<typeof loginCalls>;
let contact: string;

beforeAll(async () => {
	shop = await openTestShop();
	owner = await openStaff(shop, "operator");
	calls = loginCalls(shop);
	const [row] = await shop.db.select().from(site);
	contact = `${row?.servicePhone}, ${row?.serviceEmail}`;
});
afterAll(() => shop.close());

const block = (uid: number, body: object = { reason: "fraud" }) =>
	owner.ask(`member/block/${uid}`, body);
const unblock = (uid: number) => owner.ask(`member/unblock/${uid}`);
const infoOf = async (token: string) =>
	(await shop.wire.get("/api/front/user/info", {}, { token })).code;
const freshEmail = () => `${crypto.randomUUID()}@example.com`;
const refused = (locale: "en" | "th" = "en") => ({
	code: 403,
	message: answerIn(locale, "accountBlocked", { contact }),
});

test("a block ends all sessions at once, says why and who, and is undone", async () => {
	const kit = await openAccount(shop);
	const elsewhere = await signIn(shop, kit.id);
	const body = { reason: "refundAbuse", text: "Eleven refunds in a month" };
	const { data } = await block(kit.id, body);
	for (const token of [kit.token, elsewhere])
		expect(await infoOf(token)).toBe(410001);
	expect(data).toMatchObject({
		blockedAt: expect.stringMatching(/\+08:00$/),
		sessions: { open: 0 },
		notes: [{ kind: "blocked", author: "Kit", ...body }],
	});
	const listed = await owner.get("member/list", { state: "blocked" });
	expect(listed.data.list).toContainEqual(
		expect.objectContaining({ uid: kit.id }),
	);
	// Once more is well, and leaves nothing.
	await block(kit.id, { reason: "terms" });
	await unblock(kit.id);
	const after = await unblock(kit.id);
	expect(after.data).toMatchObject({
		blockedAt: null,
		notes: [{ kind: "unblocked" }, { kind: "blocked" }],
	});
	for (const token of [kit.token, elsewhere])
		expect(await infoOf(token)).toBe(410001);
	expect(await infoOf(await signIn(shop, kit.id))).toBe(200);
	const entries = await shop.db
		.select({ action: auditEntry.action, changes: auditEntry.changes })
		.from(auditEntry)
		.where(eq(auditEntry.target, `account ${kit.id}`));
	expect(entries).toEqual([
		{
			action: "member.block",
			changes: [{ field: "reason", before: "", after: "refundAbuse" }],
		},
		{ action: "member.unblock", changes: [] },
	]);
});

test("a block without a reason is refused by its field", async () => {
	const { id, token } = await openAccount(shop);
	const answer = await block(id, { text: "No reason" });
	expect(answer.data.fields).toEqual({ reason: "chooseReason" });
	expect(await infoOf(token)).toBe(200);
});

test("whoever is blocked signs in by no password, and hears in the own language whom to ask", async () => {
	const email = freshEmail();
	const [known] = sampleAccounts;
	const [sample] = await shop.db
		.select({ passwordHash: account.passwordHash })
		.from(account)
		.where(eq(account.email, known?.email ?? ""));
	const phone = "+85266660001";
	const { id } = await openAccount(shop, { email, phone, ...sample });
	await block(id);
	for (const locale of ["en", "th"] as const) {
		const by = await calls.signInByEmail(email, samplePassword, { locale });
		expect(by).toMatchObject(refused(locale));
	}
	const wrong = await calls.signInByEmail(email, "not the password");
	expect(wrong.code).toBe(400);
	const byPhone = { phone: "66660001", password: samplePassword };
	const answer = await shop.wire.post(`${login}/mobile/password`, byPhone);
	expect(answer).toMatchObject(refused());
	await unblock(id);
	const again = await calls.signInByEmail(email, samplePassword);
	expect(await infoOf(again.data.token)).toBe(200);
});

test("whoever is blocked signs in by no code of the phone", async () => {
	const { id } = await openAccount(shop, { phone: "+85266660002" });
	await block(id);
	const captcha = await calls.codeByPhone("66660002");
	const body = { phone: "66660002", captcha };
	const answer = await shop.wire.post(`${login}/mobile/captcha`, body);
	expect(answer).toMatchObject(refused());
});

test("whoever is blocked signs in by no other service", async () => {
	const facebook = await openFacebookStandIn();
	try {
		const { id } = await openAccount(shop);
		await shop.db
			.insert(socialIdentity)
			.values({ provider: "facebook", subject: "9077", accountId: id });
		await block(id);
		const now = () => new Date();
		const { url: graphUrl } = facebook;
		const social = {
			facebook: openFacebook({ graphUrl, ...facebookKeys, now }),
		};
		const { wire } = shop.openAnother({}, { social });
		facebook.tokens.set("EAAB", {
			app_id: facebookKeys.appId,
			type: "USER",
			is_valid: true,
			expires_at: Math.floor(Date.now() / 1000) + 3600,
			user_id: "9077",
			name: "Kit",
		});
		const body = { accessToken: "EAAB" };
		expect(await wire.post(`${login}/facebook`, body)).toMatchObject(refused());
	} finally {
		await facebook.close();
	}
});

test("a QR code that was confirmed before the block opens nothing", async () => {
	const { id, token } = await openAccount(shop);
	const qr = `${login}/qr`;
	const { data } = await shop.wire.post(`${qr}/open`);
	const { ticket, claim } = data;
	await shop.wire.post(`${qr}/scan`, { ticket }, { token });
	await shop.wire.post(`${qr}/confirm`, { ticket }, { token });
	await block(id);
	const answer = await shop.wire.post(`${qr}/claim`, { ticket, claim });
	expect(answer).toMatchObject(refused());
});

test("nobody buys as a guest with the e-mail of a blocked member; whoever does so already is signed out", async () => {
	const email = freshEmail();
	const { id } = await openAccount(shop, { email });
	let visits = 0;
	const visit = () => {
		const timestamp = Date.now() + ++visits;
		return shop.wire.post(
			`${login}/register/visitor`,
			{ email },
			{ timestamp },
		);
	};
	const guest = await visit();
	expect(await infoOf(guest.data.token)).toBe(200);
	await block(id);
	expect(await infoOf(guest.data.token)).toBe(410001);
	const before = await shop.db.$count(account, eq(account.email, email));
	expect(await visit()).toMatchObject(refused());
	expect(await shop.db.$count(account, eq(account.email, email))).toBe(before);
	await unblock(id);
	expect((await visit()).code).toBe(200);
});

test("an order that is under way goes on, and staff find it by its account", async () => {
	const buyer = await openBuyer(shop);
	await buyer.put(1);
	const { data } = await buyer.order(await buyer.want());
	await block(buyer.id);
	const query = { tab: "all", keyword: `account ${buyer.id}` };
	const { data: orders } = await owner.get("order/list", query);
	expect(orders.list.length).toBeGreaterThan(0);
	for (const one of orders.list) {
		expect(one.masterNo).toBe(data.orderNo);
		expect(one.status).not.toBe("cancelled");
	}
	const shown = await owner.get(`member/detail/${buyer.id}`);
	expect(shown.data.counts.orders).toBe(orders.total);
	const stranger = { tab: "all", keyword: "account 999999" };
	expect((await owner.get("order/list", stranger)).data.total).toBe(0);
});

test("a session that is opened while the block is written does not survive it", async () => {
	for (let round = 0; round < byExtent(8, 40); round += 1) {
		const email = freshEmail();
		const { id } = await openAccount(shop, { email });
		const visit = async (at: number) => {
			const timestamp = Date.now() + at;
			const path = `${login}/register/visitor`;
			const { code, data } = await shop.wire.post(
				path,
				{ email },
				{ timestamp },
			);
			return code === 200 ? (data.token as string) : undefined;
		};
		const arrive = () =>
			signIn(shop, id).catch((error) => {
				if (error instanceof GatewayError && error.code === 403)
					return undefined;
				throw error;
			});
		const [, ...tokens] = await Promise.all([
			block(id),
			...[1, 2, 3, 4].map(arrive),
			...[1, 2].map(visit),
		]);
		await unblock(id);
		for (const token of tokens)
			if (token !== undefined) expect(await infoOf(token)).toBe(410001);
	}
});
