import { eq } from "drizzle-orm";
import { upload } from "../../../db/schema/upload";
import { type Applicant, openApplicant } from "../../../testing/open-applicant";
import { openStaff } from "../../../testing/open-staff";
import { roles, signInAs } from "../../../testing/sign-in-as";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: Applicant;
let path: string;

beforeAll(async () => {
	shop = await openTestShop();
	kit = await openApplicant(shop);
	path = await kit.sendLicence();
});
afterAll(() => shop.close());

function show(shown: string, token?: string): Promise<Response> {
	const headers = token ? { authorization: `Bearer ${token}` } : undefined;
	const asked = new Request(`http://gateway.test${shown}`, { headers });
	return Promise.resolve(shop.gateway.fetch(asked));
}

test("a licence is shown to who sent it, and no cache keeps it", async () => {
	const answer = await show(path, kit.token);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test.each(roles)("a %s sees it only as an operator", async (role) => {
	const answer = await show(path, await signInAs(shop, role));
	expect(answer.status).toBe(role === "operator" ? 200 : 404);
});

test("a licence is public at no address, even once the shop is open", async () => {
	const applicant = await openApplicant(shop);
	const licence = await applicant.sendLicence();
	const id = await applicant.applied({ images: [licence] });
	const clerk = await openStaff(shop, "operator");
	await clerk.ask(`application/approve/${id}`);
	expect((await show(licence)).status).toBe(404);
	expect((await show(licence, kit.token)).status).toBe(404);
	expect((await show(licence, clerk.token)).status).toBe(200);
});

test("a refused applicant's licence stays hidden", async () => {
	const applicant = await openApplicant(shop);
	const licence = await applicant.sendLicence();
	const id = await applicant.applied({ images: [licence] });
	const clerk = await openStaff(shop, "operator");
	await clerk.ask(`application/reject/${id}`, { reason: "Unreadable." });
	expect((await show(licence)).status).toBe(404);
	expect((await show(licence, applicant.token)).status).toBe(200);
});

test("what a merchant's staff send is for its pages", async () => {
	const staff = await openApplicant(shop, {
		scope: ["merchant"],
		merchantId: 1,
	});
	const logo = await staff.sendLicence();
	expect((await show(logo)).status).toBe(200);
});

test("an ended session sees no licence", async () => {
	const applicant = await openApplicant(shop);
	const licence = await applicant.sendLicence();
	const { token } = applicant;
	await shop.wire.get("/api/front/login/logout", {}, { token });
	expect((await show(licence, token)).status).toBe(404);
	const [row] = await shop.db
		.select()
		.from(upload)
		.where(eq(upload.path, licence));
	expect(row?.isPrivate).toBe(true);
});
