import { createServer, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { arrivalOf } from "@/lib/proxy/arrival";
import { watchClientAddresses } from "@/lib/proxy/client-address";
import { lookAt } from "./testing/look-at";

const secret = "9f86d081884c7d659a2feaa0c55ad015";
const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const close of closings.splice(0)) await close();
});

async function serve(answer: RequestListener): Promise<string> {
	const server = createServer(answer);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	closings.push(
		() =>
			new Promise((closed) => {
				server.close(() => closed());
				server.closeAllConnections();
			}),
	);
	return String((server.address() as AddressInfo).port);
}

/** Answers as the health page does, in a process that trusts so many proxies. */
function openShop(trusted: number): Promise<string> {
	watchClientAddresses(trusted);
	return serve((asked, response) => {
		const headers = new Headers();
		for (const [name, value] of Object.entries(asked.headers))
			headers.set(name, String(value));
		const arrival = arrivalOf(headers, secret);
		response.end(JSON.stringify({ status: "alive", ...arrival }));
	});
}

/** Adds whom it heard from, as nginx does. */
function openProxy(port: string): Promise<string> {
	return serve((asked, response) => {
		const { "x-forwarded-for": before } = asked.headers;
		const { url: path, socket, headers } = asked;
		const forwarded = [before, socket.remoteAddress].filter(Boolean).join(", ");
		request(
			{
				port,
				host: "127.0.0.1",
				path,
				headers: { ...headers, "x-forwarded-for": forwarded },
			},
			(answer) => answer.pipe(response),
		).end();
	});
}

interface Open {
	trusted: number;
	proxies: number;
	says?: number;
}

async function lookBehind({ trusted, proxies, says = trusted }: Open) {
	const port = await openShop(trusted);
	let outermost = port;
	for (let at = 0; at < proxies; at++) outermost = await openProxy(outermost);
	const lines = await lookAt(
		{
			INTERNAL_SECRET: secret,
			PORT: port,
			SITE_URL: `http://127.0.0.1:${outermost}`,
			TRUST_PROXY: String(says),
		},
		"proxy",
	);
	return lines.map(({ level, what }) => [level, what]);
}

test.each([0, 1, 2])(
	"with %d proxies, all counted, the shop is told by whom it is asked",
	async (proxies) => {
		expect(await lookBehind({ trusted: proxies, proxies })).toEqual([
			["ok", "SITE_URL leads to a shop, and sees this machine as 127.0.0.1"],
		]);
	},
);

test("a proxy that is counted and is not there is a fault", async () => {
	expect(await lookBehind({ trusted: 3, proxies: 1 })).toEqual([
		[
			"fail",
			expect.stringMatching(/^TRUST_PROXY counts 2 more than there are/),
		],
	]);
});

test("a shop that was opened with other settings is told", async () => {
	expect(await lookBehind({ trusted: 2, proxies: 2, says: 1 })).toEqual([
		["warn", "the open shop trusts 2 proxies, and TRUST_PROXY says 1"],
	]);
});

test("https without a proxy that is counted takes all shoppers for one", async () => {
	const lines = await lookAt(
		{ SITE_URL: "https://nowhere.invalid", TRUST_PROXY: "0", PORT: "1" },
		"proxy",
	);
	expect(lines).toEqual([
		expect.objectContaining({
			level: "fail",
			remedy: "set TRUST_PROXY to the number of your own proxies",
		}),
	]);
});
