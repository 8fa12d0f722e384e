import { noteSession } from "./own-answer";
import { openCaches } from "./testing/open-caches";
import { go, openShop, origin, page, type Shop } from "./testing/open-shop";

const mine = "session-of-mine";
const orders = "/api/front/order/list?page=1";
const called = (language = "en") => ({
	mode: "cors",
	headers: { "accept-language": language },
});

let answered: { code: number; data: string | null };

function open(): Shop {
	answered = { code: 200, data: "my orders" };
	return openShop("one", openCaches(origin), {
		"/api/front/order/list": () => Response.json(answered),
		"/users/order_list": () =>
			page("mine", { "cache-control": "private, no-store" }),
	});
}

const textOf = async (response: Response | undefined) => {
	const whole = response?.type === "error" ? undefined : response;
	return whole?.text();
};

async function keepOrders(): Promise<Shop> {
	const shop = open();
	await noteSession(shop, mine);
	await go(shop, orders, called());
	await go(shop, "/users/order_list");
	shop.cut(true);
	return shop;
}

test("orders are read without a line by whom they are of, in the language that they were read in", async () => {
	const shop = await keepOrders();
	expect(await textOf(await go(shop, orders, called()))).toContain("my orders");
	expect(await textOf(await go(shop, orders, called("fr")))).toBeUndefined();
	const list = await textOf(await go(shop, "/users/order_list"));
	expect(list).toContain("data-kept-at");
});

test("with a line orders come from the shop, whatever was kept", async () => {
	const shop = await keepOrders();
	shop.cut(false);
	answered.data = "newer";
	expect(await textOf(await go(shop, orders, called()))).toContain("newer");
});

const ends: [string, (shop: Shop) => Promise<unknown>][] = [
	["signing out", (shop) => go(shop, "/api/front/login/logout", called())],
	[
		"signing in as somebody",
		(shop) =>
			go(shop, "/api/front/login/email", { ...called(), method: "POST" }),
	],
	["a page of another session", (shop) => noteSession(shop, "other-session")],
	["a page of nobody", (shop) => noteSession(shop, undefined)],
	[
		"hearing that nobody is signed in",
		async (shop) => {
			shop.cut(false);
			answered = { code: 410_000, data: null };
			await go(shop, "/api/front/order/list?page=2", called());
			shop.cut(true);
		},
	],
];

test.each(ends)("%s leaves nothing that is readable", async (_, end) => {
	const shop = await keepOrders();
	await end(shop);
	expect(await textOf(await go(shop, orders, called()))).toBeUndefined();
	const list = await textOf(await go(shop, "/users/order_list"));
	expect(list ?? "").not.toContain("mine");
	const names = await shop.caches.keys();
	expect(names).not.toContain(`hk-own-${mine}`);
});

test("an answer that comes after its session has ended is not kept", async () => {
	const shop = open();
	await noteSession(shop, mine);
	const { ask } = shop;
	shop.ask = async (request) => {
		const response = await ask(request);
		await noteSession(shop, "session-of-another");
		return response;
	};
	await go(shop, orders, called());
	shop.cut(true);
	expect(await textOf(await go(shop, orders, called()))).toBeUndefined();
});

test("without a session nothing is kept, nor for longer than one lasts", async () => {
	const stranger = open();
	await go(stranger, orders, called());
	stranger.cut(true);
	expect(await textOf(await go(stranger, orders, called()))).toBeUndefined();

	const shop = await keepOrders();
	shop.pass(7 * 24 * 60 * 60_000);
	expect(await textOf(await go(shop, orders, called()))).toBeUndefined();
});

test("a refusal is not kept in the place of what was there", async () => {
	const shop = await keepOrders();
	shop.cut(false);
	answered = { code: 429, data: null };
	await go(shop, orders, called());
	shop.cut(true);
	expect(await textOf(await go(shop, orders, called()))).toContain("my orders");
});
