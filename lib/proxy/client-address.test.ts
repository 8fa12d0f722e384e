/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
	clientAddress,
	trustedAddress,
	watchClientAddresses,
} from "./client-address";

test.each([
	[0, "203.0.113.9, 198.51.100.7", "192.0.2.1", "192.0.2.1"],
	[1, "203.0.113.9, 198.51.100.7", "192.0.2.1", "198.51.100.7"],
	[2, "203.0.113.9, 198.51.100.7", "192.0.2.1", "203.0.113.9"],
	[3, "203.0.113.9, 198.51.100.7", "192.0.2.1", "192.0.2.1"],
	[1, undefined, "192.0.2.1", "192.0.2.1"],
	[1, "", "192.0.2.1", "192.0.2.1"],
	[0, undefined, "::ffff:192.0.2.1", "192.0.2.1"],
	[0, undefined, "2001:db8::1", "2001:db8::1"],
	[0, undefined, undefined, ""],
])("behind %i proxies that pass on %s, %s is %s", (...row) => {
	const [proxies, forwardedFor, socketAddress, address] = row;
	expect(clientAddress({ proxies, forwardedFor, socketAddress })).toBe(address);
});

test("without a watch nobody's word is taken", () => {
	const headers = new Headers({ "x-client-address": "203.0.113.9" });
	expect(trustedAddress(headers)).toBeUndefined();
});

describe("with a watch", () => {
	let server: Server;
	let url: string;

	beforeAll(async () => {
		server = createServer(({ headers }, response) =>
			response.end(headers["x-client-address"]),
		);
		await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
		url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	afterAll(() => server.close());

	const spoofed = {
		"x-client-address": "203.0.113.9",
		"x-forwarded-for": "203.0.113.8, 198.51.100.7",
	};
	const seen = async () => (await fetch(url, { headers: spoofed })).text();

	test("a client cannot name its own address", async () => {
		watchClientAddresses(0);
		expect(await seen()).toBe("127.0.0.1");
	});

	test("behind a proxy the last entry counts, which the proxy wrote", async () => {
		watchClientAddresses(1);
		expect(await seen()).toBe("198.51.100.7");
	});
});
