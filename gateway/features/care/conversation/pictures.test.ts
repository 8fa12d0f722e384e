import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { messagePicturesMax } from "../../../contract/care/conversation-terms";
import type { OpenAccount } from "../../../testing/open-account";
import {
	openWriter,
	takeMessages,
	type Writer,
} from "../../../testing/open-conversation";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { sendPicture } from "../../../testing/send-picture";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { adoptPictures } from "../../platform/upload/service";

const merId = 2;
let shop: TestShop;
let bytes: Buffer;
let shopper: Writer;
let staff: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	await takeMessages(shop, [merId, 3]);
	bytes = await sharp({
		create: { width: 30, height: 20, channels: 3, background: "#c8102e" },
	})
		.png()
		.toBuffer();
	shopper = await openWriter(shop);
	staff = await openStaff(shop, merId);
	operator = await openStaff(shop, "operator");
});
afterAll(() => shop.close());

async function pictureOf({ token }: OpenAccount): Promise<string> {
	const model = "message" as const;
	return (await sendPicture(shop, token, { bytes, model })).data.path;
}

async function statusFor(path: string, viewer?: OpenAccount): Promise<number> {
	const headers = viewer && { authorization: `Bearer ${viewer.token}` };
	const asked = new Request(`http://gateway.test${path}`, { headers });
	return (await shop.gateway.fetch(asked)).status;
}

const replyWith = (id: number, images: string[]) =>
	staff.ask(`conversation/reply/${id}`, {
		key: randomUUID(),
		text: "",
		images,
	});

test("a picture is seen by its sender, by the other side once it is sent, and by nobody else", async () => {
	const image = await pictureOf(shopper);
	expect(await statusFor(image, shopper)).toBe(200);
	expect(await statusFor(image, staff)).toBe(404);
	const sent = await shopper.send({ merId, text: "", images: [image] });
	expect(sent.data).toMatchObject({ text: "", images: [image] });
	const other = await openWriter(shop);
	const others = await openStaff(shop, 3);
	for (const viewer of [shopper, staff, operator])
		expect(await statusFor(image, viewer)).toBe(200);
	for (const viewer of [other, others, undefined])
		expect(await statusFor(image, viewer)).toBe(404);

	const answer = await pictureOf(staff);
	expect(await statusFor(answer, shopper)).toBe(404);
	const { data } = await shopper.read({ merId });
	expect((await replyWith(data.id, [answer])).code).toBe(200);
	const colleague = await openStaff(shop, merId);
	for (const viewer of [shopper, staff, colleague])
		expect(await statusFor(answer, viewer)).toBe(200);
	expect(await statusFor(answer, other)).toBe(404);
	const { list } = (await shopper.read({ merId })).data;
	expect(list.at(-1).images).toEqual([answer]);
});

test("what a merchant sent to a tourist is seen by the member who takes over", async () => {
	const tourist = await openWriter(shop);
	await tourist.send({ merId, text: "Hello" });
	const { data } = await tourist.read({ merId });
	const image = await pictureOf(staff);
	await replyWith(data.id, [image]);
	const member = await openWriter(shop);
	await shop.db.transaction((tx) =>
		adoptPictures(tx, { from: tourist.id, to: member.id }),
	);
	expect(await statusFor(image, member)).toBe(200);
	expect(await statusFor(image, tourist)).toBe(404);
});

test("nobody sends another's picture, too many, or nothing at all", async () => {
	const image = await pictureOf(shopper);
	const other = await openWriter(shop);
	const refused = await other.send({ merId, text: "", images: [image] });
	expect(refused.data.fields).toEqual({ images: "correctValue" });
	const many = Array.from({ length: messagePicturesMax + 1 }, () => image);
	const tooMany = await shopper.send({ merId, text: "", images: many });
	expect(tooMany.data.fields).toEqual({ images: "tooMany" });
	const empty = await shopper.send({ merId, text: " ", images: [] });
	expect(empty.data.fields).toEqual({ text: "emptyMessage" });
});

test("the same key with another picture is another message, and is refused", async () => {
	const said = { merId, key: randomUUID(), text: "Look" };
	const images = [await pictureOf(shopper)];
	expect((await shopper.send({ ...said, images })).code).toBe(200);
	expect((await shopper.send({ ...said, images })).code).toBe(200);
	expect((await shopper.send(said)).code).toBe(409);
});
