import { decodeJwt } from "jose";
import { factorCodes } from "../../../contract/identity/second-factor-terms";
import { sensitiveCalls } from "../../../contract/sensitive-calls";
import { routes } from "../../../routes";
import { openAccount } from "../../../testing/open-account";
import {
	actionsOn,
	enrolPasskey,
	factorPath,
	mailsTo,
	openFactorStaff,
	openSession,
	prove,
	work,
} from "../../../testing/second-factor-calls";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { findActor } from "../session/service";

const { due, missing, again } = factorCodes;

let shop: TestShop;
beforeAll(async () => {
	shop = await openTestShop();
});
afterEach(() => shop.moveClock(0));
afterAll(() => shop.close());

test("a session that has not proven its factor neither adds one nor removes one", async () => {
	const owner = await openFactorStaff(shop);
	await enrolPasskey(owner);
	const other = await openSession(shop, owner);
	for (const call of ["passkey/options", "totp/begin", "codes", "remove/1"])
		expect((await other.post(`${factorPath}/${call}`)).code).toBe(due);
	const add = { name: "App", code: "000000" };
	expect((await other.post(`${factorPath}/totp/add`, add)).code).toBe(due);
	expect((await other.post("/api/front/user/delete", {})).code).toBe(403);
});

test("a session that has not proven its factor carries no scope, whoever asks for one", async () => {
	const staff = await openFactorStaff(shop, "merchant");
	await enrolPasskey(staff);
	const { token } = await openSession(shop, staff);
	const { sid } = decodeJwt<{ sid: string }>(token);
	const actor = await findActor(systemContext(shop), sid);
	expect(actor).toMatchObject({ scope: [], merchantId: null });
	expect(actor?.factor?.status).toBe("due");
});

test("where a factor is required, an operator without one can do nothing but add one", async () => {
	const { wire } = shop.openAnother({ staffSecondFactor: "required" });
	const operator = await openFactorStaff(shop, "operator", wire);
	const refused = await operator.get("/api/operator/staff/list");
	expect([refused.status, refused.code]).toEqual([403, missing]);
	expect((await operator.get("/api/front/cart/list")).code).toBe(200);
	expect(await work(await openFactorStaff(shop, "merchant", wire))).toBe(200);
	await enrolPasskey(operator);
	expect(await work(operator)).toBe(200);
});

test("a sensitive call asks again ten minutes after the proof, of those alone who have a factor", async () => {
	const owner = await openFactorStaff(shop);
	const without = await openFactorStaff(shop);
	const { key } = await enrolPasskey(owner);
	const sensitive = (client: typeof owner) =>
		client.post(`${factorPath}/confirm`);
	expect((await sensitive(owner)).code).toBe(200);
	shop.moveClock(10 * 60_000 + 5_000);
	const refused = await sensitive(owner);
	expect([refused.status, refused.code]).toEqual([403, again]);
	expect(await work(owner)).toBe(200);
	expect((await sensitive(without)).code).toBe(200);
	const file = await owner.get("/api/operator/order/export");
	expect(file.code).toBe(again);
	expect((await prove(owner, key)).code).toBe(200);
	expect((await sensitive(owner)).code).toBe(200);
});

test("every sensitive call is one of the staff's", () => {
	const ofStaff = routes
		.filter(({ call }) => call.who === "operator")
		.map(({ call }) => call.path as string);
	expect(ofStaff).toEqual(expect.arrayContaining([...sensitiveCalls]));
});

test("who removes the last factor needs none from then on, and keeps no recovery codes", async () => {
	const owner = await openFactorStaff(shop);
	await enrolPasskey(owner);
	const { data } = await owner.get(`${factorPath}/status`);
	const [{ id }] = data.factors;
	const other = await openFactorStaff(shop);
	expect((await other.post(`${factorPath}/remove/${id}`)).code).toBe(404);
	expect((await owner.post(`${factorPath}/remove/${id}`)).code).toBe(200);
	const after = (await owner.get(`${factorPath}/status`)).data;
	expect(after).toMatchObject({ status: "none", recoveryCodesLeft: 0 });
	expect(await mailsTo(shop, owner.email)).toEqual([
		"factorAdded",
		"factorRemoved",
	]);
	expect(await actionsOn(shop, owner.id)).toEqual([
		"factor.add",
		"factor.remove",
	]);
});

test("an operator resets the factors of staff and ends their sessions; merchants' staff do neither", async () => {
	const operator = await openFactorStaff(shop);
	const staff = await openFactorStaff(shop, "merchant");
	await enrolPasskey(staff);
	const elsewhere = await openSession(shop, staff);
	const body = { uid: staff.id };
	const colleague = await openFactorStaff(shop, "merchant");
	const [reset, end] = [
		`${factorPath}/reset`,
		"/api/operator/staff/sessions/end",
	];
	for (const call of [reset, end])
		expect((await colleague.post(call, body)).code).toBe(403);

	expect((await operator.post(reset, body)).code).toBe(200);
	expect(await work(staff)).toBe(410001);
	expect(await work(elsewhere)).toBe(410001);
	const back = await openSession(shop, staff);
	expect(await work(back)).toBe(200);
	expect((await operator.post(end, body)).code).toBe(200);
	expect(await work(back)).toBe(410001);
	expect(await actionsOn(shop, staff.id)).toEqual([
		"factor.add",
		"factor.reset",
		"staff.sessions",
	]);
	expect(await mailsTo(shop, staff.email)).toContain("factorsReset");
	const shopper = await openAccount(shop);
	const none = await operator.post(end, { uid: shopper.id });
	expect(none.code).toBe(404);
});

test("where the shop has no name, there are no passkeys", async () => {
	const { wire } = shop.openAnother({ siteUrl: "http://10.0.0.1" });
	const owner = await openFactorStaff(shop, "operator", wire);
	expect((await owner.get(`${factorPath}/status`)).data.hasPasskeys).toBe(
		false,
	);
	expect((await owner.post(`${factorPath}/passkey/options`)).code).toBe(409);
});
