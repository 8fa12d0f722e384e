import { asc, eq } from "drizzle-orm";
import sharp from "sharp";
import type { Challenge } from "../../../contract/identity/proof-of-work";
import type { MerchantQualification } from "../../../contract/marketplace/merchant";
import { merchantQualification } from "../../../db/schema/merchant";
import { expectFault } from "../../../testing/expect-fault";
import { openAccount } from "../../../testing/open-account";
import { sendPicture } from "../../../testing/send-picture";
import { packProof, solveProof } from "../../../testing/solve-proof";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const path = (id: number) => `/api/front/merchant/qualification/${id}`;
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

let sent = 0;
const ask = (id: number, altcha?: string) =>
	shop.wire.get(
		path(id),
		{},
		{
			locale: "en",
			timestamp: Date.now() + ++sent,
			headers: altcha ? { altcha } : {},
		},
	);

async function challengeFor(id: number): Promise<Challenge> {
	const answer = await ask(id);
	expect(answer.code).toBe(429);
	return answer.data.challenge;
}

async function solve(id: number): Promise<string> {
	return packProof(await solveProof(await challengeFor(id)));
}

test("without a solved challenge nothing of a licence leaves the gateway", async () => {
	const answer = await ask(1);
	expectFault(answer, "proofNeeded");
	expect(Object.keys(answer.data)).toEqual(["challenge"]);
	expect(answer.text).not.toMatch(/image|specimen|uploads/);
});

test("whoever has solved one sees each picture with its name, in the order it was given", async () => {
	const answer = await ask(1, await solve(1));
	expect(answer.code).toBe(200);
	const pictures: MerchantQualification[] = answer.data;
	expect(pictures.map(({ title }) => title)).toEqual([
		"Business registration (sample)",
		"Food licence (sample)",
	]);
	for (const { image } of pictures) {
		const [start, bytes = ""] = image.split(",");
		expect(start).toBe("data:image/webp;base64");
		const { width } = await sharp(Buffer.from(bytes, "base64")).metadata();
		expect(width).toBeGreaterThan(300);
	}
});

test("a solution opens once: neither the same licences again nor another merchant's", async () => {
	const solution = await solve(1);
	expect((await ask(1, solution)).code).toBe(200);
	for (const id of [1, 2]) expectFault(await ask(id, solution), "proofNeeded");
});

test("a solution that is late or changed opens nothing", async () => {
	const challenge = await challengeFor(1);
	const proof = await solveProof(challenge);
	const forged = structuredClone(proof);
	forged.challenge.parameters.expiresAt += 600;
	expectFault(await ask(1, packProof(forged)), "proofNeeded");
	expectFault(await ask(1, "bm90IGEgcHJvb2Y="), "proofNeeded");
	shop.moveClock(6 * 60_000);
	const late = await shop.wire.get(
		path(1),
		{},
		{
			timestamp: Date.now() + 6 * 60_000,
			headers: { altcha: packProof(proof) },
		},
	);
	shop.moveClock(0);
	expectFault(late, "proofNeeded");
});

test("no public address leads to a specimen", async () => {
	const [row] = await shop.db
		.select()
		.from(merchantQualification)
		.orderBy(asc(merchantQualification.id))
		.limit(1);
	const name = row?.image ?? "";
	expect(name).toMatch(/^specimen-/);
	for (const address of [name, encodeURIComponent(`../${name}`)])
		expect((await shop.wire.send(`/uploads/${address}`)).status).toBe(404);
});

test("a picture that an applicant sent is shown in the same way; one that is gone is left out", async () => {
	const kit = await openAccount(shop);
	const bytes = await sharp({
		create: { width: 40, height: 40, channels: 3, background: "#c8102e" },
	})
		.png()
		.toBuffer();
	const stored = await sendPicture(shop, kit.token, {
		bytes,
		model: "merchant",
	});
	const merchantId = 9;
	await shop.db
		.delete(merchantQualification)
		.where(eq(merchantQualification.merchantId, merchantId));
	await shop.db.insert(merchantQualification).values([
		{ merchantId, image: `/uploads/${"0".repeat(32)}.webp`, position: 1 },
		{ merchantId, image: stored.data.path, position: 2 },
	]);
	const { data } = await ask(merchantId, await solve(merchantId));
	expect(data).toEqual([
		{ title: null, image: expect.stringMatching(/^data:image\/webp/) },
	]);
});

test("nobody works for a merchant that is none", async () => {
	expectFault(await ask(2_000_000_000), "notFound");
});
