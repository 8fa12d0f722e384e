import pino from "pino";
import { noLimits } from "../../http/limits";
import { readGatewaySettings } from "../../settings";
import { asker } from "../../testing/ask-google";
import {
	type GoogleMapsStandIn,
	googleMapsKey,
	openGoogleMapsStandIn,
} from "../../testing/google-maps-stand-in";
import { openMaps } from "./open";

let service: GoogleMapsStandIn;

beforeAll(async () => {
	service = await openGoogleMapsStandIn();
});
beforeEach(() => {
	service.asked.length = 0;
});
afterAll(() => service.close());

function open(changed: Record<string, string>) {
	const settings = readGatewaySettings({
		NODE_ENV: "development",
		DATABASE_URL: "postgresql://127.0.0.1/shop",
		SIGNATURE_SECRET: "sixteen characters",
		INTERNAL_SECRET: "sixteen characters",
		TOKEN_SECRET: "thirty-two characters and a few more",
		GOOGLE_MAPS_URL: service.url,
		MAPS_IP_URL: `${service.url}/ip`,
		...changed,
	});
	const log = pino({ level: "silent" });
	return openMaps(settings, { limits: noLimits, log, now: () => new Date() });
}

const askAll = async (maps: ReturnType<typeof open>) => {
	const [first] = await maps.predict({ text: "kornhill" }, asker);
	await maps.locate(asker);
	return { first, paths: service.asked.map(({ path }) => path) };
};

test.each([
	["without keys", {}],
	[
		"with budgets of nothing",
		{
			GOOGLE_MAPS_KEY: googleMapsKey,
			GOOGLE_MAPS_PER_DAY_MAX: "0",
			MAPS_IP_KEY: "key",
			MAPS_IP_PER_DAY_MAX: "0",
		},
	],
])("%s nobody is asked, and the gazetteer answers", async (_, settings) => {
	const { first, paths } = await askAll(open(settings));
	expect(first?.placeId).toBe("local:estate-kornhill");
	expect(paths).toEqual([]);
});

test("each key opens its own service and no other", async () => {
	const google = await askAll(open({ GOOGLE_MAPS_KEY: googleMapsKey }));
	expect(google.first?.placeId).toBe("ChIJkornhill");
	expect(google.paths).toEqual(["/maps/api/place/autocomplete/json"]);
	service.asked.length = 0;
	const ip = await askAll(open({ MAPS_IP_KEY: "key" }));
	expect(ip.first?.placeId).toBe("local:estate-kornhill");
	expect(ip.paths).toEqual(["/ip"]);
});
