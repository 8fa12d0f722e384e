/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { isProviderNotice, passNotice } from "./provider-notice";

const path = "/api/front/pay/webhook/stripe";
/** As Stripe sends it, with an odd byte in it that no text keeps. */
const bytes = Buffer.from([...Buffer.from('{"id":"evt_1" , '), 0xff, 0x7d]);

let server: Server;
let heard: { headers: Record<string, unknown>; body: Buffer };
let isBusy = false;

beforeAll(async () => {
	server = createServer(async (request, response) => {
		heard = { headers: request.headers, body: await buffer(request) };
		if (isBusy)
			return void response
				.writeHead(503, {
					"content-type": "application/json",
					"retry-after": "5",
				})
				.end('{"code":503,"message":"busy","data":null}');
		response
			.writeHead(400, { "content-type": "application/json" })
			.end('{"code":400,"message":"no","data":null}');
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const { port } = server.address() as AddressInfo;
	process.env.SIGNATURE_SECRET = "a secret of the tests";
	process.env.INTERNAL_SECRET = "a secret of the tests";
	process.env.GATEWAY_URL = `http://127.0.0.1:${port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

function notice(url = `http://localhost${path}`, method = "POST") {
	return new Request(url, {
		method,
		headers: {
			cookie: "session=somebody",
			origin: "https://elsewhere.example",
			"stripe-signature": "t=1,v1=abc",
			"content-type": "application/json",
		},
		body: method === "POST" ? bytes : null,
	});
}

test("a provider's notice goes on byte for byte with its own signature, and with nobody's session", async () => {
	const answer = await passNotice(notice());
	expect(heard.body.equals(bytes)).toBe(true);
	expect(heard.headers["stripe-signature"]).toBe("t=1,v1=abc");
	expect(heard.headers).not.toHaveProperty("signature");
	expect(heard.headers).not.toHaveProperty("authorization");
	expect(heard.headers).not.toHaveProperty("cookie");
	expect(answer.status).toBe(400);
	expect(await answer.json()).toMatchObject({ code: 400 });
});

test("a provider hears when to tell again what could not be taken now", async () => {
	isBusy = true;
	const answer = await passNotice(notice());
	isBusy = false;
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("5");
});

test.each([
	["GET", path],
	["POST", `${path}/`],
	["POST", "/api/front/pay/webhook/stripe%2f"],
	["POST", "/api/front/pay/payment"],
])(
	"%s %s comes through the door that asks for our own pages",
	(method, other) => {
		expect(isProviderNotice(notice(undefined, method), other)).toBe(false);
	},
);
