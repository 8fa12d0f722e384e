import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { ImageModel } from "../../../contract/identity/user";
import { localeCodes } from "../../../contract/locale";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { sendPicture } from "../../../testing/send-picture";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: OpenAccount;

beforeAll(async () => {
	shop = await openTestShop();
	kit = await openAccount(shop, {
		nickname: "Kit",
		email: "kit@example.com",
		phone: "+85291230001",
	});
});
afterAll(() => shop.close());

const ask = (who: OpenAccount) =>
	shop.wire.get("/api/front/user/info", {}, { token: who.token });
const edit = (who: OpenAccount, body: unknown) =>
	shop.wire.post("/api/front/user/edit", body, { token: who.token });

async function picture(who: OpenAccount, model: ImageModel = "avatar") {
	const bytes = await sharp({
		create: { width: 30, height: 30, channels: 3, background: "#c8102e" },
	})
		.png()
		.toBuffer();
	const { data } = await sendPicture(shop, who.token, { bytes, model });
	return data.path as string;
}

async function isShown(at: string): Promise<boolean> {
	const { status } = await shop.gateway.fetch(
		new Request(`http://gateway.test${at}`),
	);
	return status === 200;
}

test("an account is told about itself, and nothing that is secret", async () => {
	const { data } = await ask(kit);
	expect(data).toEqual({
		uid: kit.id,
		nickname: "Kit",
		avatar: null,
		phone: "+85291230001",
		email: "kit@example.com",
		points: 0,
		scope: [],
		kind: "member",
		hasPassword: false,
		permissions: [],
		isOwner: false,
	});
});

test.each(localeCodes)(
	"the menu leads to pages that are there, worded in %s",
	async (locale) => {
		const { data } = await shop.wire.get(
			"/api/front/user/menu/user",
			{},
			{ token: kit.token, locale },
		);
		expect(data.routine_my_menus.length).toBeGreaterThan(0);
		for (const { name, pc_url } of data.routine_my_menus) {
			expect(name).not.toBe("");
			const { pathname } = new URL(pc_url, "http://shop.test");
			const page = path.resolve(
				"app/[locale]/(shop)",
				`.${pathname}`,
				"page.tsx",
			);
			expect(existsSync(page)).toBe(true);
		}
	},
);

test("a nickname is changed, without the blanks around it", async () => {
	const answer = await edit(kit, { nickname: "  阿傑  " });
	expect(answer.data.nickname).toBe("阿傑");
	expect((await ask(kit)).data.nickname).toBe("阿傑");
});

test.each([
	["", "emptyNickname"],
	["   ", "emptyNickname"],
	["a".repeat(41), "nicknameLength"],
])("the nickname %p is refused", async (nickname, fault) => {
	const answer = await edit(kit, { nickname });
	expect(answer.data).toEqual({ fields: { nickname: fault } });
});

test("an own picture becomes the account's face, and the one before it goes", async () => {
	const [first, second] = [await picture(kit), await picture(kit)];
	expect((await edit(kit, { avatar: first })).data.avatar).toBe(first);
	expect((await edit(kit, { avatar: second })).data.avatar).toBe(second);
	expect(await isShown(first)).toBe(false);
	expect(await isShown(second)).toBe(true);
	expect((await edit(kit, { avatar: null })).data.avatar).toBeNull();
	expect(await isShown(second)).toBe(false);
});

test("keeping the face that is there keeps its picture", async () => {
	const avatar = await picture(kit);
	await edit(kit, { avatar: avatar });
	await edit(kit, { avatar: avatar, nickname: "Kit" });
	expect(await isShown(avatar)).toBe(true);
});

test("another account's picture cannot be put to use, nor taken away", async () => {
	const mia = await openAccount(shop);
	const hers = await picture(mia);
	await edit(mia, { avatar: hers });
	const answer = await edit(kit, { avatar: hers });
	expect(answer.code).toBe(400);
	expect(answer.data).toEqual({ fields: { avatar: "correctValue" } });
	expect(await isShown(hers)).toBe(true);
});

test.each([
	"https://elsewhere.example/face.webp",
	"/pictures/login.webp",
	"javascript:alert(1)",
	"/uploads/0123456789abcdef0123456789abcdef.webp",
])("%s is nobody's picture", async (avatar) => {
	expect((await edit(kit, { avatar })).data).toEqual({
		fields: { avatar: "correctValue" },
	});
});

test("a picture that was sent for something else becomes no face", async () => {
	const review = await picture(kit, "review");
	expect((await edit(kit, { avatar: review })).code).toBe(400);
});

test("a tourist is told who it is and changes nothing", async () => {
	const tourist = await openAccount(shop, { kind: "tourist" });
	expect((await ask(tourist)).data.kind).toBe("tourist");
	expect((await edit(tourist, { nickname: "Guest" })).code).toBe(403);
});
