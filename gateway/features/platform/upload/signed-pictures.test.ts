import sharp from "sharp";
import { keepInBucket } from "../../../providers/storage/bucket";
import { openAccount } from "../../../testing/open-account";
import {
	openStrictBucket,
	type StrictBucket,
} from "../../../testing/open-strict-bucket";
import { sendPicture } from "../../../testing/send-picture";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { withdrawPictures } from "./service";

const seconds = 300;
const halfMs = seconds * 500;
/** When a half of the time of signatures begins. */
const begin = Math.ceil(Date.now() / halfMs) * halfMs;

let now = begin;
let shop: TestShop;
let bucket: StrictBucket;
/** The same shop with its pictures in a bucket that signs. */
let signing: TestShop;
let bytes: Buffer;

beforeAll(async () => {
	shop = await openTestShop();
	const clock = () => new Date(now);
	bucket = await openStrictBucket({ signedSeconds: seconds, now: clock });
	const storage = keepInBucket(bucket.settings);
	signing = { ...shop, ...shop.openAnother({}, { storage, now: clock }) };
	bytes = await sharp({
		create: { width: 30, height: 20, channels: 3, background: "#c8102e" },
	})
		.png()
		.toBuffer();
});
beforeEach(() => {
	now = begin;
});
afterAll(async () => {
	await bucket.close();
	await shop.close();
});

async function send(model: "avatar" | "refund" | "merchant", token: string) {
	const answer = await sendPicture(signing, token, { bytes, model });
	return answer.data.path as string;
}

function show(path: string, headers: Record<string, string> = {}) {
	const asked = new Request(`http://gateway.test${path}`, { headers });
	return Promise.resolve(signing.gateway.fetch(asked));
}

const addressIn = (answer: Response) => answer.headers.get("location") ?? "";

/** The seconds of each part of a header that names some. */
const secondsIn = (header: string | null) =>
	[...(header ?? "").matchAll(/max-?age=(\d+)/g)].map(([, age]) => Number(age));

test("a browser is sent to the store, which shows the picture by the signature until it ends", async () => {
	const { token } = await openAccount(shop);
	const answer = await show(await send("avatar", token));
	expect(answer.status).toBe(302);
	expect(answer.headers.has("etag")).toBe(false);
	const address = addressIn(answer);
	const shown = await fetch(address);
	expect(shown.headers.get("content-type")).toBe("image/webp");
	expect((await sharp(await shown.arrayBuffer()).metadata()).format).toBe(
		"webp",
	);
	now = begin + seconds * 1_000 + 1_000;
	expect((await fetch(address)).status).toBe(403);
	now = begin;
	const longer = address.replace("Expires=300", "Expires=3000");
	const other = address.replace(/[0-9a-f]{32}(?=\.webp)/, "0".repeat(32));
	for (const changed of [longer, other])
		expect((await fetch(changed)).status).toBe(403);
});

test.each<["avatar" | "merchant", string, Parameters<typeof openAccount>[1]]>([
	["avatar", "a person's", {}],
	["merchant", "the shop's", { scope: ["merchant"], merchantId: 1 }],
])(
	"a picture for a %s is %s: nothing keeps it, or the way to it, longer than the signature holds",
	async (model, _, row) => {
		const { token } = await openAccount(shop, row);
		const path = await send(model, token);
		now = begin + halfMs - 1;
		const answer = await show(path);
		const control = answer.headers.get("cache-control");
		expect(control).toMatch(/^public, /);
		const [browser = 0, shared = 0] = secondsIn(control);
		now += (browser + shared) * 1_000;
		const shown = await fetch(addressIn(answer));
		expect(shown.status).toBe(200);
		const [stays = 0] = secondsIn(shown.headers.get("cache-control"));
		expect(stays).toBeLessThanOrEqual(seconds / 2);
		expect(shown.headers.get("cache-control")).toMatch(/^private, /);
	},
);

test("within half its time everybody gets the same address, and a new one after it", async () => {
	const { token } = await openAccount(shop);
	const path = await send("avatar", token);
	const first = addressIn(await show(path));
	now = begin + halfMs - 1;
	expect(addressIn(await show(path))).toBe(first);
	now = begin + halfMs;
	expect(addressIn(await show(path))).not.toBe(first);
});

test("who may not see a picture gets no address, and no cache keeps a private one's", async () => {
	const owner = await openAccount(shop);
	const stranger = await openAccount(shop);
	const path = await send("refund", owner.token);
	for (const token of ["", stranger.token])
		expect(
			(await show(path, { authorization: `Bearer ${token}` })).status,
		).toBe(404);
	const own = await show(path, { authorization: `Bearer ${owner.token}` });
	expect(own.headers.get("cache-control")).toBe("private, no-store");
	const shown = await fetch(addressIn(own));
	expect(shown.headers.get("cache-control")).toBe("private, no-store");
});

test("a picture that was taken back gets no address, and its bytes go from the store", async () => {
	const { id, token } = await openAccount(shop);
	const path = await send("avatar", token);
	const address = addressIn(await show(path));
	await shop.db.transaction((tx) => withdrawPictures(tx, id, [path]));
	expect((await show(path)).status).toBe(404);
	await keepInBucket(bucket.settings).remove([path.slice("/uploads/".length)]);
	expect((await fetch(address)).status).toBe(404);
});

test("who has the bytes from before hears that they have not changed", async () => {
	const { token } = await openAccount(shop);
	const path = await send("avatar", token);
	const tag = `"${path.slice("/uploads/".length)}"`;
	expect((await show(path, { "if-none-match": tag })).status).toBe(304);
});
