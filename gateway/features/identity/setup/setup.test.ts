import { eq } from "drizzle-orm";
import { account } from "../../../db/schema/account";
import { opening } from "../../../db/schema/opening";
import { outbox } from "../../../db/schema/outbox";
import { openStaff } from "../../../testing/open-staff";
import {
	openTestShop,
	type TestShop,
	testTokenSecret,
} from "../../../testing/test-shop";
import { setupCodeOf } from "./setup-code";

let shop: TestShop;
const code = setupCodeOf(testTokenSecret);

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	await shop.db.delete(opening);
});
afterAll(() => shop.close());

const password = "a first operator's words";
const anyEmail = () => `first-${crypto.randomUUID()}@example.com`;
const claim = (body: object) =>
	shop.wire.post("/api/front/setup/claim", {
		code,
		email: anyEmail(),
		password,
		...body,
	});
const state = async () => (await shop.wire.get("/api/front/setup")).data;

test("an empty shop is neither claimed nor open", async () => {
	expect(await state()).toEqual({ isClaimed: false, isOpen: false });
});

test("the code of the start makes one account an operator, however it is copied", async () => {
	const email = anyEmail();
	const copied = ` ${code.toUpperCase().replaceAll("-", " ")} `;
	expect(await claim({ email, code: copied })).toMatchObject({ code: 200 });
	const [row] = await shop.db
		.select()
		.from(account)
		.where(eq(account.email, email));
	expect(row).toMatchObject({ scope: ["operator"], merchantId: null });
	const signedIn = await shop.wire.post("/api/front/login/email", {
		email,
		password,
	});
	expect(signedIn.code).toBe(200);
	expect(await state()).toEqual({ isClaimed: true, isOpen: false });
});

test("of claims at once one succeeds, and none does afterwards", async () => {
	const answers = await Promise.all([1, 2, 3, 4].map(() => claim({})));
	expect(answers.map((answer) => answer.code).sort()).toEqual([
		200, 409, 409, 409,
	]);
	expect((await claim({})).code).toBe(409);
});

test("a wrong code is refused by its field and claims nothing", async () => {
	const refused = await claim({ code: "00000-00000-00000-00000" });
	expect(refused).toMatchObject({
		code: 400,
		data: { fields: { code: "setupCode" } },
	});
	expect((await state()).isClaimed).toBe(false);
});

test("a claim that is refused for its e-mail leaves the shop unclaimed", async () => {
	const email = anyEmail();
	await claim({ email });
	await shop.db.delete(opening);
	expect(await claim({ email })).toMatchObject({
		code: 400,
		data: { fields: { email: "emailTaken" } },
	});
	expect((await state()).isClaimed).toBe(false);
});

test("codes cannot be tried out: an address has ten tries an hour", async () => {
	const headers = { "x-client-address": "198.51.100.7" };
	const tried = await Promise.all(
		Array.from({ length: 11 }, () =>
			shop.wire.post(
				"/api/front/setup/claim",
				{ code: "wrong", email: anyEmail(), password },
				{ headers },
			),
		),
	);
	expect(tried.filter((answer) => answer.code === 429)).toHaveLength(1);
});

test("an operator tries the mail, opens the shop, and opening again changes nothing", async () => {
	const operator = await openStaff(shop, "operator");
	const { data } = await operator.ask("setup/mail", {});
	const sent = await shop.db
		.select({ payload: outbox.payload })
		.from(outbox)
		.where(eq(outbox.kind, "mail"));
	expect(sent.map(({ payload }) => payload)).toContainEqual(
		expect.objectContaining({ template: "setupTrial", to: data.email }),
	);
	expect((await operator.ask("setup/open", {})).code).toBe(200);
	const [first] = await shop.db.select().from(opening);
	expect((await operator.ask("setup/open", {})).code).toBe(200);
	expect(await shop.db.select().from(opening)).toEqual([first]);
	expect((await state()).isOpen).toBe(true);
});
