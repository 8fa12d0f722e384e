import Cookies from "js-cookie";
import type { AccountLocation } from "@/gateway/contract/delivery/location";
import { forgetEntries, writeEntry } from "../storage/storage";
import type { DeliveryLocation } from "./chosen-location";

const mongKok: DeliveryLocation = {
	latitude: 22.32,
	longitude: 114.17,
	label: "旺角",
};
const shaTin: DeliveryLocation = {
	latitude: 22.38,
	longitude: 114.19,
	label: "沙田",
};
const refused = { code: 404, message: "", data: null };
const expired = { code: 401, message: "", data: null };

/** The gateway's side of the two calls: one account, and every request it heard. */
function openAccount(place: AccountLocation | null = null) {
	const account = {
		place,
		heard: [] as string[],
		addresses: new Set<number>(),
		answer: undefined as object | undefined,
	};
	window.fetch = (async (_: string, init: RequestInit) => {
		account.heard.push(init.method ?? "GET");
		const json = () => {
			if (account.answer) return account.answer;
			if (init.method === "GET") return { code: 200, data: account.place };
			const sent = JSON.parse(String(init.body));
			if (sent.addressId && !account.addresses.has(sent.addressId))
				return refused;
			account.place = sent;
			return { code: 200, data: null };
		};
		return { json: async () => json(), headers: new Headers() };
	}) as never;
	return account;
}

/** The modules as a page that has just been opened sees them. */
async function openPage() {
	jest.resetModules();
	const { followAccount } = await import("./account-location");
	const { chooseLocation, chosenLocation } = await import("./chosen-location");
	const { isLoginOpen } = await import("../session/login-dialog");
	const { forgetSession } = await import("../session/forget-session");
	return {
		arrive: () => followAccount("zh-CN"),
		chooseLocation,
		chosenLocation,
		isLoginOpen,
		forgetSession,
	};
}

function signIn(uid = 7) {
	Cookies.set("hk-user", JSON.stringify({ uid, nickname: "Kit" }));
}

beforeEach(() => {
	forgetEntries();
	sessionStorage.clear();
	jest.spyOn(console, "warn").mockImplementation(() => undefined);
	signIn();
});

test("a device without a place takes the account's", async () => {
	openAccount(shaTin);
	const page = await openPage();
	await page.arrive();
	expect(page.chosenLocation()).toEqual(shaTin);
});

test("a place on the device wins, and is kept on the account", async () => {
	const account = openAccount(shaTin);
	writeEntry("place", mongKok);
	const page = await openPage();
	await page.arrive();
	expect(page.chosenLocation()).toEqual(mongKok);
	expect(account.place).toEqual(mongKok);
});

test("while both agree no page asks anything", async () => {
	const account = openAccount();
	writeEntry("place", mongKok);
	await (await openPage()).arrive();
	await (await openPage()).arrive();
	expect(account.heard).toEqual(["POST"]);
});

test("a device and an account without a place ask once a visit", async () => {
	const account = openAccount();
	await (await openPage()).arrive();
	await (await openPage()).arrive();
	expect(account.heard).toEqual(["GET"]);
});

test("of choices made at once the account keeps the last", async () => {
	const account = openAccount();
	const page = await openPage();
	await page.arrive();
	page.chooseLocation(mongKok);
	page.chooseLocation(shaTin);
	await page.arrive();
	expect(account.place).toEqual(shaTin);
});

test("another account on the same device is told as well", async () => {
	const account = openAccount();
	writeEntry("place", mongKok);
	await (await openPage()).arrive();
	account.place = null;
	signIn(8);
	await (await openPage()).arrive();
	expect(account.place).toEqual(mongKok);
});

test("what could not be kept is kept by the next page", async () => {
	const account = openAccount();
	account.answer = { code: 500, message: "", data: null };
	writeEntry("place", mongKok);
	const page = await openPage();
	await page.arrive();
	expect(page.chosenLocation()).toEqual(mongKok);
	account.answer = undefined;
	await (await openPage()).arrive();
	expect(account.place).toEqual(mongKok);
});

test("a place of an address that is gone is kept without it", async () => {
	const account = openAccount();
	writeEntry("place", { ...mongKok, addressId: 5 });
	await (await openPage()).arrive();
	expect(account.place).toEqual(mongKok);
	account.addresses.add(6);
	writeEntry("place", { ...shaTin, addressId: 6 });
	await (await openPage()).arrive();
	expect(account.place).toEqual({ ...shaTin, addressId: 6 });
});

test("a session that has ended asks nobody to sign in, and the place stays", async () => {
	const account = openAccount();
	account.answer = expired;
	writeEntry("place", mongKok);
	const page = await openPage();
	await page.arrive();
	expect(page.isLoginOpen()).toBe(false);
	expect(page.chosenLocation()).toEqual(mongKok);
});

test("who signs in after somebody else's session was lost inherits nothing", async () => {
	const account = openAccount();
	const page = await openPage();
	page.chooseLocation(mongKok);
	await page.arrive();
	page.forgetSession();
	account.place = shaTin;
	signIn(8);
	await page.arrive();
	expect(account.place).toEqual(shaTin);
	expect(page.chosenLocation()).toEqual(shaTin);
});

test("nothing is asked for a visitor", async () => {
	const account = openAccount();
	Cookies.remove("hk-user");
	const page = await openPage();
	await page.arrive();
	page.chooseLocation(mongKok);
	await page.arrive();
	expect(account.heard).toEqual([]);
});
