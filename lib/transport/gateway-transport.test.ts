/** @jest-environment node */
import { AsyncLocalStorage } from "node:async_hooks";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sendToGateway } from "./gateway-transport";

const callsCount = 60;
let gateway: Server;
let answer: { status: number; body: unknown }[] = [];

beforeAll(async () => {
	gateway = createServer((_request, response) => {
		const { status, body } = answer.shift() ?? {
			status: 200,
			body: { code: 200, data: [1, 2, 3] },
		};
		response
			.writeHead(status, { "content-type": "application/json" })
			.end(JSON.stringify(body));
	});
	await new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done));
	const { port } = gateway.address() as AddressInfo;
	process.env.GATEWAY_URL = `http://127.0.0.1:${port}`;
	process.env.SIGNATURE_SECRET = "a secret of the tests";
	process.env.INTERNAL_SECRET = "a secret of the tests";
});

afterAll(() => {
	gateway.closeAllConnections();
	return new Promise((done) => gateway.close(done));
});

async function ask(): Promise<unknown> {
	const response = await sendToGateway({
		method: "GET",
		path: "/api/front/product/list",
		locale: "en",
	});
	return response.json();
}

/** Stands for what a call is made for: a page that is being rendered, with all that was read for it. */
const occasions = new AsyncLocalStorage<object>();

async function askOnOccasion(): Promise<WeakRef<object>> {
	const occasion = { pageOf: "some goods" };
	expect(await occasions.run(occasion, ask)).toBeDefined();
	return new WeakRef(occasion);
}

async function collectGarbage(): Promise<void> {
	setFlagsFromString("--expose-gc");
	await nextTurn();
	runInNewContext("gc")();
}

test("what a call was made for is let go when it is answered", async () => {
	const made: WeakRef<object>[] = [];
	for (let call = 0; call < callsCount; call += 1)
		made.push(await askOnOccasion());
	await collectGarbage();
	// What opened a connection that stays open is kept with it.
	const held = made.filter((occasion) => occasion.deref() !== undefined);
	expect(held.length).toBeLessThan(callsCount / 4);
});

test("a gateway with another clock is asked a second time, by its own time", async () => {
	answer = [
		{
			status: 400,
			body: { code: 400, data: { serverTime: Date.now() + 90_000 } },
		},
	];
	expect(await ask()).toEqual({ code: 200, data: [1, 2, 3] });
	expect(answer).toEqual([]);
});

test("no path leads a call, with its secrets, to another host than the gateway's", async () => {
	const response = await sendToGateway({
		method: "GET",
		path: "//127.0.0.1:1/api/front/product/list",
		locale: "en",
	});
	expect(await response.json()).toEqual({ code: 200, data: [1, 2, 3] });
});
