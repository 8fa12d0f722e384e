import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HealthLine } from "../../../contract/platform/health";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { examineBeside } from "./service";

const secret = "whsec_that-nobody-may-read";

let shop: TestShop;
let owner: StaffClient;
let folder: string;

beforeAll(async () => {
	shop = await openTestShop();
	folder = mkdtempSync(join(tmpdir(), "harbour-health-"));
	process.env.STRIPE_WEBHOOK_SECRET = `${secret} with a blank`;
	const place = { DATABASE_URL: shop.url, DATA_DIR: folder };
	const examine = examineBeside(place);
	const { wire } = shop.openAnother({}, { examine });
	owner = await openStaff(shop, "operator", { wire });
});
afterAll(async () => {
	delete process.env.STRIPE_WEBHOOK_SECRET;
	await shop.close();
	rmSync(folder, { recursive: true, force: true });
});

test("an owner is told what the doctor finds, each fault with its remedy and no secret", async () => {
	const { code, data } = await owner.get("health");
	expect(code).toBe(200);
	const lines: HealthLine[] = data.lines;
	expect(lines.find(({ name }) => name === "database")?.level).toBe("ok");
	const wrong = lines.find(({ what }) => what.includes("STRIPE_WEBHOOK"));
	expect(wrong).toMatchObject({ name: "settings", level: "fail" });
	expect(JSON.stringify(data)).not.toContain(secret);
});

test("a merchant's owner hears nothing of the shop's machine", async () => {
	const merchant = await openStaff(shop, 2);
	expect((await merchant.get("health")).code).toBe(403);
});

test("those who ask at once share a look", async () => {
	const examine = examineBeside({ DATABASE_URL: shop.url, DATA_DIR: folder });
	const looking = examine();
	expect(examine()).toBe(looking);
	expect(await looking).not.toEqual([]);
});

test("owners look six times a minute at most, all together", async () => {
	const codes: number[] = [];
	for (let at = 0; at < 4; at += 1) {
		const other = await openStaff(shop, "operator");
		for (let again = 0; again < 2; again += 1)
			codes.push((await other.get("health")).code);
	}
	expect(codes.at(-1)).toBe(429);
	expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(6);
});
