import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { imageModels } from "../../../contract/identity/user";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { type SentPicture, sendPicture } from "../../../testing/send-picture";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const megabyte = 1024 * 1024;
let shop: TestShop;
let kit: OpenAccount;

beforeAll(async () => {
	shop = await openTestShop();
	// Pictures of goods are staff's to send.
	kit = await openAccount(shop, { scope: ["merchant"], merchantId: 1 });
});
afterAll(() => shop.close());

function chunk(type: string, content: Buffer): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(content.length);
	const body = Buffer.concat([Buffer.from(type), content]);
	const crc = Buffer.alloc(4);
	crc.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, crc]);
}

function crc32(bytes: Buffer): number {
	let crc = 0xffffffff;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++)
			crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
	}
	return (crc ^ 0xffffffff) >>> 0;
}

/** A whole PNG of one colour, some tens of kilobytes. */
function bomb(side: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(side, 0);
	header.writeUInt32BE(side, 4);
	header[8] = 1;
	const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(rows)),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

const picture = () =>
	sharp({
		create: { width: 40, height: 40, channels: 3, background: "#c8102e" },
	});

/** Whatever a picture is for. */
async function expectRefused(
	sent: Omit<SentPicture, "model">,
	fault: string,
): Promise<void> {
	for (const model of imageModels) {
		const answer = await sendPicture(shop, kit.token, { ...sent, model });
		expect({ model, code: answer.code, data: answer.data }).toEqual({
			model,
			code: 400,
			data: { fields: { image: fault } },
		});
	}
}

/** Three of one picture, one after the other. */
async function frames() {
	const frame = await picture().png().toBuffer();
	const other = await picture().negate().png().toBuffer();
	return sharp([frame, other, frame], { join: { animated: true } });
}

test.each([16_000, 30_000])(
	"a small file of %i pixels a side is refused for its pixels",
	async (side) => {
		const bytes = bomb(side);
		expect(bytes.length).toBeLessThan(megabyte);
		await expectRefused({ bytes }, "imagePixels");
	},
);

const script =
	'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each<[string, () => Buffer | Promise<Buffer>]>([
	["SVG", () => Buffer.from(script)],
	["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
	["GIF", () => picture().gif().toBuffer()],
	["a GIF of many frames", async () => (await frames()).gif().toBuffer()],
	["WebP", () => picture().webp().toBuffer()],
	["a WebP of many frames", async () => (await frames()).webp().toBuffer()],
	["TIFF", () => picture().tiff().toBuffer()],
	["PDF", () => Buffer.from("%PDF-1.7\n%âãÏÓ")],
	["nothing at all", () => Buffer.alloc(0)],
])("%s is refused whatever it calls itself", async (_, make) => {
	const named = { name: "holiday.jpg", type: "image/jpeg" };
	await expectRefused({ ...named, bytes: await make() }, "imageType");
});

test("a picture that calls itself a text is one all the same", async () => {
	const bytes = await picture().png().toBuffer();
	const answer = await sendPicture(shop, kit.token, {
		bytes,
		name: "notes.txt",
		type: "text/plain",
	});
	expect(answer.code).toBe(200);
});

test.each<[string, (whole: Buffer) => Buffer]>([
	["cut off", (whole) => whole.subarray(0, whole.length / 2)],
	["nothing but its opening", (whole) => whole.subarray(0, 12)],
	[
		"a script behind the opening of one",
		(whole) => Buffer.concat([whole.subarray(0, 8), Buffer.from(script)]),
	],
	[
		"an animation behind the opening of one",
		(whole) => Buffer.concat([whole.subarray(0, 8), Buffer.from("GIF89a")]),
	],
])("a picture that is %s is refused", async (_, spoil) => {
	const whole = await sharp({
		create: {
			width: 400,
			height: 400,
			channels: 3,
			background: "#c8102e",
			noise: { type: "gaussian", mean: 128, sigma: 60 },
		},
	})
		.png()
		.toBuffer();
	await expectRefused({ bytes: spoil(whole) }, "imageBroken");
});

test("a file beyond 5 MB is refused as too large, with its field", async () => {
	for (const size of [5 * megabyte + 1, 6 * megabyte]) {
		const answer = await sendPicture(shop, kit.token, {
			bytes: Buffer.alloc(size),
		});
		expect(answer.code).toBe(413);
		expect(answer.data).toEqual({ fields: { image: "imageSize" } });
	}
});

test("a file of 5 MB is read and judged", async () => {
	const answer = await sendPicture(shop, kit.token, {
		bytes: Buffer.alloc(5 * megabyte),
	});
	expect(answer.data).toEqual({ fields: { image: "imageType" } });
});

test("all other calls keep their limit of a megabyte", async () => {
	const answer = await shop.wire.post(
		"/api/front/user/edit",
		{ nickname: "a".repeat(2 * megabyte) },
		{ token: kit.token },
	);
	expect(answer.code).toBe(413);
});

test("a visitor's picture is not even looked at", async () => {
	const bytes = await picture().png().toBuffer();
	expect((await sendPicture(shop, undefined, { bytes })).code).toBe(410000);
});

test.each([
	["no file", {}, { image: "emptyImage", model: "correctValue" }],
	[
		"a text instead of a file",
		{ image: "text", model: "avatar" },
		{ image: "emptyImage" },
	],
])("a form with %s is refused field by field", async (_, fields, faults) => {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	const answer = await shop.wire.send("/api/front/upload/image", {
		method: "POST",
		headers: { authorization: `Bearer ${kit.token}` },
		body,
	});
	expect(answer.code).toBe(400);
	expect(answer.data).toEqual({ fields: faults });
});
