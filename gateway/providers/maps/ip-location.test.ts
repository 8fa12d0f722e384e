import type { RequestListener } from "node:http";
import pino from "pino";
import { noLimits } from "../../http/limits";
import { saying } from "../../testing/google-maps-stand-in";
import { openStandIn, type StandIn } from "../../testing/open-stand-in";
import { askIpService } from "./ip-location";
import { askGazetteer } from "./local";

const central = { latitude: 22.2819, longitude: 114.1582 };
const shaTin = { location: { lat: 22.38, lng: 114.19 } };
const right = { ...shaTin, ad_info: { city: "Sha Tin" } };
const key = "key-of-the-tests";
let service: StandIn;
let behaviour: RequestListener;
let asked: string[] = [];

beforeAll(async () => {
	service = await openStandIn((request, response) => {
		asked.push(request.url ?? "");
		behaviour(request, response);
	});
});
beforeEach(() => {
	asked = [];
	behaviour = saying(200, JSON.stringify({ status: 0, result: right }));
});
afterAll(() => service.close());

function open(patienceMs = 60_000) {
	const log: string[] = [];
	const { locate } = askIpService(
		{ url: `${service.url}/ws/location/v1/ip`, key, perDayMax: 9, patienceMs },
		{
			local: askGazetteer(),
			limits: noLimits,
			now: () => new Date(),
			log: pino({}, { write: (line) => log.push(line) }),
		},
	);
	const at = (clientAddress: string) =>
		locate({ clientAddress, locale: "en" as const });
	return { at, log };
}

test.each([
	["wrapped", { status: 0, result: right }],
	["bare", right],
])(
	"an address on the internet is where the service says, %s",
	async (_, answer) => {
		behaviour = saying(200, JSON.stringify(answer));
		expect(await open().at("203.0.113.7")).toEqual({
			point: { latitude: 22.38, longitude: 114.19 },
			city: "Sha Tin",
		});
		expect(asked).toEqual([`/ws/location/v1/ip?ip=203.0.113.7&key=${key}`]);
	},
);

test.each([
	"unknown",
	"127.0.0.1",
	"10.1.2.3",
	"172.31.0.1",
	"192.168.1.1",
	"100.64.0.1",
	"169.254.1.1",
	"::1",
	"fd00::1",
	"fe80::1",
	"::ffff:10.0.0.1",
	"203.0.113.7, 10.0.0.1",
	"&key=other",
])("%s says nothing about a place, and nobody is asked", async (address) => {
	const { point, city } = await open().at(address);
	expect(point).toEqual(central);
	expect(city).toBe("Hong Kong");
	expect(asked).toEqual([]);
});

test.each<[string, RequestListener]>([
	["is away", (request) => request.socket.resetAndDestroy()],
	["says 500", saying(500, "")],
	["does not take the key", saying(200, '{"status":190,"message":"key"}')],
	["names no city", saying(200, JSON.stringify({ ...shaTin, ad_info: {} }))],
	[
		"names a point off the map",
		saying(200, JSON.stringify({ ...right, location: { lat: 91, lng: 0 } })),
	],
])(
	"where the service %s, it is central Hong Kong, and the log has neither key nor address",
	async (_, instead) => {
		behaviour = instead;
		const { at, log } = open();
		expect((await at("2001:db8::7")).point).toEqual(central);
		expect(asked).toHaveLength(1);
		expect(log).toHaveLength(1);
		expect(log.join("")).not.toMatch(/key-of|2001/);
	},
);

test("while the service holds its answer the shopper has one", async () => {
	behaviour = () => {};
	expect((await open(20).at("203.0.113.7")).city).toBe("Hong Kong");
});
