import sharp from "sharp";
import { type ImageModel, imageModels } from "../../../contract/identity/user";
import { upload, uploadContent } from "../../../db/schema/upload";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { sendPicture } from "../../../testing/send-picture";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: OpenAccount;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	// Some uses are for staff alone, and an account sends so many in an hour.
	kit = await openAccount(shop, { scope: ["merchant"], merchantId: 1 });
});
afterEach(() => shop.moveClock(0));
afterAll(() => shop.close());

const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#0b7a5b" } });

/** Of uses whose pictures are cut. */
const shapes: Partial<Record<ImageModel, { width: number; height: number }>> = {
	avatar: { width: 400, height: 400 },
	banner: { width: 1200, height: 400 },
	bannerPhone: { width: 750, height: 500 },
	goods: { width: 800, height: 800 },
};

/** As whoever sent it sees it. */
async function fetchPicture(path: string, from = shop) {
	const headers = { authorization: `Bearer ${kit.token}` };
	const answer = await from.gateway.fetch(
		new Request(`http://gateway.test${path}`, { headers }),
	);
	return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test.each([
	["JPG", () => plain(600, 500).jpeg().toBuffer()],
	["PNG", () => plain(600, 500).png().toBuffer()],
])("a %s is stored as a WebP of the size its use needs", async (_, make) => {
	const sent = await sendPicture(shop, kit.token, { bytes: await make() });
	expect(sent.code).toBe(200);
	expect(sent.data.path).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
	const { answer, bytes } = await fetchPicture(sent.data.path);
	expect(answer.status).toBe(200);
	const { format, width, height } = await sharp(bytes).metadata();
	expect({ format, width, height }).toEqual({
		format: "webp",
		width: 400,
		height: 400,
	});
});

test("a picture of a text keeps its shape and says it in its name, so that a page can keep its place", async () => {
	const bytes = await plain(2400, 1800).png().toBuffer();
	const { token } = kit;
	const sent = await sendPicture(shop, token, { bytes, model: "introduction" });
	expect(sent.data.path).toMatch(/^\/uploads\/[0-9a-f]{32}-1200x900\.webp$/);
	const { answer, bytes: stored } = await fetchPicture(sent.data.path);
	expect(answer.status).toBe(200);
	expect(await sharp(stored).metadata()).toMatchObject({
		width: 1200,
		height: 900,
	});
});

test("a picture of a review keeps its shape, no larger than a screen", async () => {
	const bytes = await plain(3200, 1000).jpeg().toBuffer();
	const sent = await sendPicture(shop, kit.token, { bytes, model: "review" });
	const stored = await fetchPicture(sent.data.path);
	const { width, height } = await sharp(stored.bytes).metadata();
	expect({ width, height }).toEqual({ width: 1600, height: 500 });
});

test("a stored picture is what it says it is; one of the shop's may be kept for ever, one of a person's for a minute", async () => {
	const bytes = await plain(50, 50).png().toBuffer();
	for (const [model, kept] of [
		["goods", "public, max-age=31536000, immutable"],
		["avatar", "public, max-age=0, must-revalidate, s-maxage=60"],
	] as const) {
		const { data } = await sendPicture(shop, kit.token, { bytes, model });
		const { headers } = (await fetchPicture(data.path)).answer;
		expect(headers.get("content-type")).toBe("image/webp");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("cache-control")).toBe(kept);
	}
});

test("every node shows what any of them stored", async () => {
	const bytes = await plain(50, 50).png().toBuffer();
	const { data } = await sendPicture(shop, kit.token, { bytes });
	const other = { ...shop, ...shop.openAnother() };
	expect((await fetchPicture(data.path, other)).answer.status).toBe(200);
});

test.each([
	"goods",
	"introduction",
	"activity",
	"banner",
	"bannerPhone",
] as const)("a shopper sends no picture for a %s", async (model) => {
	const shopper = await openAccount(shop);
	const bytes = await plain(50, 50).png().toBuffer();
	const refused = await sendPicture(shop, shopper.token, { bytes, model });
	expect(refused.code).toBe(403);
});

test.each(imageModels)(
	"a picture for a %s lies upright, and where it was taken stays behind",
	async (model) => {
		const bytes = await plain(200, 100)
			.withExif({
				IFD0: { Artist: "Somebody" },
				IFD3: { GPSLatitude: "22/1 18/1 0/1", GPSLatitudeRef: "N" },
			})
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		expect(bytes.includes("Somebody")).toBe(true);
		const sent = await sendPicture(shop, kit.token, { bytes, model });
		const stored = await fetchPicture(sent.data.path);
		const { exif, icc, xmp, width, height } = await sharp(
			stored.bytes,
		).metadata();
		expect({ exif, icc, xmp, width, height }).toEqual({
			exif: undefined,
			icc: undefined,
			xmp: undefined,
			...(shapes[model] ?? { width: 100, height: 200 }),
		});
		expect(stored.bytes.includes("Somebody")).toBe(false);
	},
);

const script = "<script>alert(1)</script>";
const hiding: [string, () => Promise<Buffer>][] = [
	["a JPG", () => plain(50, 50).jpeg().toBuffer()],
	["a PNG", () => plain(50, 50).png().toBuffer()],
	[
		"the words of a PNG",
		() =>
			plain(50, 50)
				.withExif({ IFD0: { ImageDescription: script } })
				.png()
				.toBuffer(),
	],
];

test.each(
	hiding.flatMap(([name, make]) =>
		imageModels.map((model) => [name, model, make] as const),
	),
)(
	"another file that hides behind %s for a %s stays behind",
	async (_, model, make) => {
		const hidden = Buffer.from(`${script}PK\u0003\u0004`);
		const bytes = Buffer.concat([await make(), hidden]);
		const sent = await sendPicture(shop, kit.token, { bytes, model });
		expect(sent.code).toBe(200);
		const stored = await fetchPicture(sent.data.path);
		expect(stored.bytes.includes("<script>")).toBe(false);
		expect(stored.bytes.includes("PK\u0003\u0004")).toBe(false);
	},
);

test("an account stores so many pictures in an hour and no more, however many it sends at once", async () => {
	const many = await openAccount(shop);
	const createdAt = new Date();
	await shop.db.insert(upload).values(
		Array.from({ length: 35 }, (_, index) => ({
			path: `/uploads/earlier-${index}.webp`,
			accountId: many.id,
			model: "review" as const,
			createdAt,
		})),
	);
	const bytes = await plain(20, 20).png().toBuffer();
	const answers = await Promise.all(
		Array.from({ length: 12 }, () => sendPicture(shop, many.token, { bytes })),
	);
	const codes = answers.map(({ code }) => code);
	expect(codes.filter((code) => code === 200)).toHaveLength(5);
	expect(codes.filter((code) => code === 429)).toHaveLength(7);
	const refused = answers.find(({ code }) => code === 429);
	expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3000);
	shop.moveClock(3_600_000 + 1000);
	expect((await sendPicture(shop, many.token, { bytes })).code).toBe(200);
});

test("a store holds nothing of a picture that was refused", async () => {
	const named = (await shop.db.select().from(upload)).map(({ path }) => path);
	const kept = await shop.db
		.select({ name: uploadContent.name })
		.from(uploadContent);
	// The sample shop's specimens are nobody's upload.
	const sent = kept.filter(({ name }) => !name.startsWith("specimen-"));
	for (const { name } of sent)
		expect(named).toContain(`/uploads/${name.replace("-400.", "-800.")}`);
});

test.each([
	"/uploads/0123456789abcdef0123456789abcdef.webp",
	"/uploads/..%2F..%2Fpackage.json",
	"/uploads/secrets.json",
	"/uploads/",
])("nothing is shown under a name that no account has: %s", async (path) => {
	expect((await fetchPicture(path)).answer.status).toBe(404);
});
