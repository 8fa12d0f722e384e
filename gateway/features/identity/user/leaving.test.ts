import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { account, socialIdentity } from "../../../db/schema/account";
import { session } from "../../../db/schema/session";
import { uploadContent } from "../../../db/schema/upload";
import { openAccount, signIn } from "../../../testing/open-account";
import { sendPicture } from "../../../testing/send-picture";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const password = "harbour lights at nine";
let shop: TestShop;
let passwordHash: string;

beforeAll(async () => {
	shop = await openTestShop();
	passwordHash = await hash(password);
});
afterAll(() => shop.close());

const post = (token: string, path: string, body?: unknown) =>
	shop.wire.post(`/api/front/user/${path}`, body, { token });
const get = (token: string, path: string) =>
	shop.wire.get(`/api/front/user/${path}`, {}, { token });

async function sendAvatar(token: string): Promise<string> {
	const bytes = await sharp({
		create: { width: 30, height: 30, channels: 3, background: "#c8102e" },
	})
		.png()
		.toBuffer();
	return (await sendPicture(shop, token, { bytes })).data.path;
}

/** An account that has left a trace in every table that knows of it. */
async function openWhole(name: string) {
	const email = `${name}@example.com`;
	const owner = await openAccount(shop, {
		nickname: `Captain ${name}`,
		email,
		phone: `+8529123${String(Math.floor(Math.random() * 9000) + 1000)}`,
		passwordHash,
	});
	await shop.db.insert(socialIdentity).values({
		provider: "twitter",
		subject: `twitter-${name}`,
		accountId: owner.id,
	});
	const tourist = await openAccount(shop, {
		kind: "tourist",
		email: `tourist-${name}@example.com`,
		adoptedBy: owner.id,
	});
	const avatar = await sendAvatar(owner.token);
	await post(owner.token, "edit", { avatar: avatar });
	return { ...owner, email, avatar, tourist };
}

test("the places where an account is signed in are listed, this one marked", async () => {
	const kit = await openAccount(shop);
	await signIn(shop, kit.id);
	const { list } = (await get(kit.token, "sessions")).data;
	expect(list).toHaveLength(2);
	const marks = list.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
	expect(marks.filter(Boolean)).toHaveLength(1);
	expect(list[0].createdAt).toMatch(/\+08:00$/);
});

test("one other place is signed out, or all of them; this one stays", async () => {
	const kit = await openAccount(shop);
	const [one, two] = [await signIn(shop, kit.id), await signIn(shop, kit.id)];
	const { list } = (await get(one, "sessions")).data;
	const { id } = list.find((place: { isCurrent: boolean }) => place.isCurrent);
	expect((await post(kit.token, "sessions/end", { id })).code).toBe(200);
	expect((await get(one, "info")).code).toBe(410001);
	expect((await get(two, "info")).code).toBe(200);
	await post(kit.token, "sessions/end", {});
	expect((await get(two, "info")).code).toBe(410001);
	expect((await get(kit.token, "info")).code).toBe(200);
});

test("nobody ends a session of somebody else, nor its own by mistake", async () => {
	const [kit, mia] = [await openAccount(shop), await openAccount(shop)];
	const { list } = (await get(mia.token, "sessions")).data;
	await post(kit.token, "sessions/end", { id: list[0].id });
	expect((await get(mia.token, "info")).code).toBe(200);
	expect((await post(mia.token, "sessions/end", { id: list[0].id })).code).toBe(
		400,
	);
});

test("an export holds what is kept of the account, and no secret", async () => {
	const kit = await openWhole("export");
	const answer = await post(kit.token, "export");
	expect(answer.code).toBe(200);
	const { account: own, ...rest } = answer.data;
	expect(own).toMatchObject({
		nickname: "Captain export",
		email: kit.email,
		hasPassword: true,
	});
	expect(rest.otherServices).toEqual([
		{ provider: "twitter", subject: "twitter-export" },
	]);
	expect(rest.visitsAsTourist).toHaveLength(1);
	expect(rest.sessions).toHaveLength(1);
	expect(rest.pictures).toMatchObject([{ path: kit.avatar, model: "avatar" }]);
	expect(answer.text).not.toContain("$argon2");
	expect(answer.text).not.toContain(kit.token);
});

test("a deleted account leaves no name, contact, picture or session behind", async () => {
	const kit = await openWhole("gone");
	const elsewhere = await signIn(shop, kit.id);
	expect((await post(kit.token, "delete", { password })).code).toBe(200);
	for (const token of [kit.token, elsewhere])
		expect((await get(token, "info")).code).toBe(410001);

	const [row] = await shop.db
		.select()
		.from(account)
		.where(eq(account.id, kit.id));
	expect(row).toMatchObject({
		nickname: "",
		avatar: null,
		phone: null,
		email: null,
		passwordHash: null,
	});
	expect(row?.deletedAt).toBeInstanceOf(Date);
	const [visit] = await shop.db
		.select()
		.from(account)
		.where(eq(account.id, kit.tourist.id));
	expect(visit?.email).toBeNull();
	const links = shop.db.$count(
		socialIdentity,
		eq(socialIdentity.accountId, kit.id),
	);
	expect(await links).toBe(0);
	expect(await shop.db.$count(session, eq(session.accountId, kit.id))).toBe(0);
	const name = kit.avatar.replace("/uploads/", "");
	expect(
		await shop.db.$count(uploadContent, eq(uploadContent.name, name)),
	).toBe(0);
});

test("the e-mail of a deleted account is free again", async () => {
	const kit = await openWhole("free");
	await post(kit.token, "delete", { password });
	await expect(openAccount(shop, { email: kit.email })).resolves.toBeDefined();
});

test.each([
	["a wrong password", { password: "wrong" }, { password: "wrongPassword" }],
	["no proof at all", {}, { password: "emptyPassword" }],
	["a wrong code", { captcha: "123456" }, { captcha: "wrongCaptche" }],
])("nothing is deleted by %s", async (_, body, fields) => {
	const kit = await openAccount(shop, { passwordHash });
	expect((await post(kit.token, "delete", body)).data).toEqual({ fields });
	expect((await get(kit.token, "info")).code).toBe(200);
});

test.each([["operator"], ["merchant"]] as const)(
	"an account with the scope %s stays, and is told why",
	async (scope) => {
		const staff = await openAccount(shop, { passwordHash, scope: [scope] });
		const answer = await post(staff.token, "delete", { password });
		expect(answer.code).toBe(403);
		expect(answer.message).toMatch(/operator/);
		expect((await get(staff.token, "info")).code).toBe(200);
	},
);
