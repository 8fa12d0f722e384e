import { sql } from "drizzle-orm";
import { pushSubscription } from "../../../db/schema/push";
import { openPush } from "../../../providers/push/live";
import { isPushService } from "../../../providers/push/services";
import { payFor } from "../../../testing/buy-paid";
import { signIn } from "../../../testing/open-account";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { seedSku } from "../../../testing/own-cart";
import { makePushKeys } from "../../../testing/push-keys";
import {
	openPushStandIn,
	type PushDevice,
	type PushStandIn,
} from "../../../testing/push-stand-in";
import {
	openTestShop,
	type TestGateway,
	type TestShop,
} from "../../../testing/test-shop";
import { makeAllDue, watchEffects } from "../../../testing/watch-effects";
import { performNextEffect } from "../../platform/outbox/service";
import { tellDevice, tellDevices } from "./tell";

let shop: TestShop;
let service: PushStandIn;
let push: ReturnType<typeof openPush>;
let pushing: TestGateway;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
	service = await openPushStandIn();
	push = openPush({
		...makePushKeys(),
		subject: "mailto:shop@example.com",
		standIn: service.url,
	});
	pushing = shop.openAnother({}, { push });
});
beforeEach(async () => {
	kit = await openBuyer(shop, { email: `kit-${Date.now()}@example.com` });
	await shop.db.execute(sql`truncate outbox`);
	service.asked.length = 0;
	service.answers.clear();
});
afterAll(async () => {
	await service.close();
	await shop.close();
});

let sent = 0;
const path = "/api/front/user/push";
const moment = () => ({ timestamp: Date.now() + ++sent });
const add = (body: object, token = kit.token, by = pushing) =>
	by.wire.post(`${path}/add`, body, { token, ...moment() });
const list = async (token = kit.token) =>
	(await pushing.wire.get(path, {}, { token, ...moment() })).data;

async function addDevice(token = kit.token): Promise<PushDevice> {
	const device = service.openDevice();
	expect((await add(device.subscription, token)).code).toBe(200);
	return device;
}

/** An order that waits to be paid; answers its number. */
async function buy(buyer = kit): Promise<string> {
	const { skuId } = await seedSku(shop);
	const wanted = { from: "buyNow", skuId, quantity: 1 };
	return (await buyer.order(await buyer.want(wanted))).data.orderNo;
}

/** All that is due, by `workers` at once; answers what was logged. */
async function leave(workers = 1) {
	const outbox = watchEffects(shop.db);
	const deps = { db: shop.db, now: shop.now, push };
	const siteUrl = "https://shop.example";
	outbox.providers.tellDevices = (step) => tellDevices(deps, step);
	outbox.providers.tellDevice = (step) =>
		tellDevice({ ...deps, siteUrl }, step);
	const perform = async () => {
		while (await performNextEffect(outbox, "messages"));
	};
	await Promise.all(Array.from({ length: workers }, perform));
	await perform();
	return outbox.logged;
}

const named = "https://fcm.googleapis.com/fcm/send/abc";

test.each([
	"http://fcm.googleapis.com/fcm/send/abc",
	"https://fcm.googleapis.com:8443/fcm/send/abc",
	"https://kit@fcm.googleapis.com/fcm/send/abc",
	"https://fcm.googleapis.com.evil.example/abc",
	"https://evil-fcm.googleapis.com/abc",
	"https://notify.windows.com/abc",
	"https://a.b.notify.windows.com/abc",
	"https://127.0.0.1/abc",
	"https://[::1]/abc",
	"https://169.254.169.254/latest/meta-data",
	"http://localhost:5432/abc",
	"file:///etc/passwd",
])(
	"an address of no known push service is refused by its field: %s",
	async (endpoint) => {
		const { subscription } = service.openDevice();
		const answer = await add({ ...subscription, endpoint });
		expect(answer).toMatchObject({
			code: 400,
			data: { fields: { endpoint: expect.any(String) } },
		});
		expect((await list()).list).toEqual([]);
	},
);

test.each([
	named,
	"https://updates.push.services.mozilla.com/wpush/v2/abc",
	"https://web.push.apple.com/abc",
	"https://wns2-sg2p.notify.windows.com/w/?token=abc",
])("the push services of browsers are taken: %s", (endpoint) => {
	expect(isPushService(endpoint)).toBe(true);
});

test("an address that was kept and is of no service any more is never asked", async () => {
	const { subscription } = service.openDevice();
	const notice = { title: "Paid", line: "", path: "/", tag: "" };
	const strict = openPush({
		...makePushKeys(),
		subject: "mailto:shop@example.com",
	});
	await expect(strict.send(subscription, notice)).rejects.toThrow("service");
	expect(service.asked).toEqual([]);
});

test("each device is told of a step once, encrypted for it alone, in the language of the order", async () => {
	const phone = await addDevice();
	const laptop = await addDevice(await signIn(shop, kit.id));
	const orderNo = await buy();
	expect(await leave(3)).toEqual([]);
	await payFor(shop, orderNo);
	expect(await leave(3)).toEqual([]);
	await makeAllDue(shop.db);
	expect(await leave(3)).toEqual([]);
	const title = expect.stringContaining(orderNo);
	const notices = [
		{
			title,
			line: "Pay now",
			path: `/en/order/order_pay?orderNo=${orderNo}`,
			tag: `push created ${orderNo}`,
		},
		{
			title,
			line: "View the order",
			path: `/en/users/order_detail?orderNo=${orderNo}`,
			tag: `push paid ${orderNo}`,
		},
	];
	expect(phone.read()).toEqual(notices);
	expect(laptop.read()).toEqual(notices);
	expect(service.asked[0]?.headers).toMatchObject({
		"content-encoding": "aes128gcm",
		authorization: expect.stringMatching(/^vapid t=.+, k=.+/),
		ttl: "86400",
	});
});

test("who asked for no notices costs the outbox nothing", async () => {
	await buy();
	const { rows } = await shop.db.execute(sql`select kind from outbox`);
	expect(rows.map(({ kind }) => kind)).not.toContain("push");
});

test("a device that its service has forgotten is forgotten, and the other one is told", async () => {
	const gone = await addDevice();
	const token = await signIn(shop, kit.id);
	const there = await addDevice(token);
	service.answers.set(gone.subscription.endpoint, 410);
	await buy();
	expect(await leave()).toEqual([]);
	expect(there.read()).toHaveLength(1);
	expect((await list(token)).list).toMatchObject([{ isCurrent: true }]);
});

test("a service that is away is asked again, and holds up no other", async () => {
	const slow = await addDevice();
	const there = await addDevice(await signIn(shop, kit.id));
	service.answers.set(slow.subscription.endpoint, 503);
	await buy();
	expect(await leave()).not.toEqual([]);
	expect([slow.read(), there.read()].map(({ length }) => length)).toEqual([
		0, 1,
	]);
	service.answers.clear();
	await makeAllDue(shop.db);
	expect(await leave()).toEqual([]);
	expect([slow.read(), there.read()].map(({ length }) => length)).toEqual([
		1, 1,
	]);
});

test("signing out ends them, also for what is under way", async () => {
	const device = await addDevice();
	const rest = await signIn(shop, kit.id);
	await buy();
	await pushing.wire.get(
		"/api/front/login/logout",
		{},
		{ token: kit.token, ...moment() },
	);
	expect(await leave()).toEqual([]);
	expect(device.read()).toEqual([]);
	expect((await list(rest)).list).toEqual([]);
});

test("a session has one device, a browser one session, and an account ten", async () => {
	const first = await addDevice();
	await addDevice();
	expect((await list()).list).toHaveLength(1);
	const other = await openBuyer(shop);
	await addDevice(other.token);
	expect((await add(first.subscription, other.token)).code).toBe(200);
	expect((await list()).list).toHaveLength(1);
	expect((await list(other.token)).list).toHaveLength(1);
	for (let at = 1; at < 10; at += 1)
		await addDevice(await signIn(shop, kit.id));
	const tooMany = await add(
		service.openDevice().subscription,
		await signIn(shop, kit.id),
	);
	expect(tooMany.code).toBe(409);
});

test("a device is ended by its owner alone, taken along with the account, and gone with it", async () => {
	await addDevice();
	const [{ id }] = (await list()).list;
	const other = await openBuyer(shop);
	const remove = (body: object, token: string) =>
		pushing.wire.post(`${path}/remove`, body, { token, ...moment() });
	await remove({ id }, other.token);
	expect((await list()).list).toHaveLength(1);
	const exported = await pushing.wire.post(
		"/api/front/user/export",
		undefined,
		{
			token: kit.token,
			...moment(),
		},
	);
	expect(exported.data.noticeDevices).toMatchObject([{ service: "127.0.0.1" }]);
	expect(exported.text).not.toContain("/send/");
	await remove({}, kit.token);
	expect(
		await shop.db.$count(pushSubscription, sql`account_id = ${kit.id}`),
	).toBe(0);
});

test("a shop without keys offers none and takes none", async () => {
	const { data } = await shop.wire.get(path, {}, { token: kit.token });
	expect(data).toEqual({ publicKey: null, list: [] });
	const { subscription } = service.openDevice();
	expect((await add(subscription, kit.token, shop)).code).toBe(404);
});
