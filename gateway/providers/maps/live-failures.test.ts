import type { RequestListener } from "node:http";
import { asker, askStandIn, taikoo } from "../../testing/ask-google";
import { deferred } from "../../testing/deferred";
import {
	type GoogleMapsStandIn,
	googleMapsKey,
	openGoogleMapsStandIn,
	saying,
} from "../../testing/google-maps-stand-in";

let google: GoogleMapsStandIn;

beforeAll(async () => {
	google = await openGoogleMapsStandIn();
});
beforeEach(() => {
	google.behave();
	google.asked.length = 0;
});
afterAll(() => google.close());

const located = (lat: number) =>
	JSON.stringify({
		status: "OK",
		result: { formatted_address: "x", geometry: { location: { lat, lng: 0 } } },
		results: [
			{ formatted_address: "x", geometry: { location: { lat, lng: 0 } } },
		],
		predictions: [{ description: "", place_id: "" }],
	});

const failures: [string, RequestListener][] = [
	["cuts the connection", (request) => request.socket.resetAndDestroy()],
	[
		"cuts the connection in the middle of its answer",
		(request, response) => {
			response.writeHead(200, { "content-length": 1_000 });
			response.write('{"status":"OK","pre', () =>
				request.socket.resetAndDestroy(),
			);
		},
	],
	["says 500", saying(500, "{}")],
	["says 403 with a page", saying(403, "<!doctype html>")],
	["sends elsewhere", saying(302, "")],
	["ends before the end", saying(200, '{"status":"OK","results":[')],
	["answers nothing", saying(200, "")],
	["answers null", saying(200, "null")],
	["answers something else", saying(200, '{"status":"OK"}')],
	["names a point off the map", saying(200, located(91))],
	["answers without end", saying(200, `"${"x".repeat(1_000_000)}"`)],
	["has had enough of us", saying(200, '{"status":"OVER_QUERY_LIMIT"}')],
	["does not take our key", saying(200, '{"status":"REQUEST_DENIED"}')],
	["does not know why", saying(200, '{"status":"UNKNOWN_ERROR"}')],
	["says what nobody understands", saying(200, '{"status":"<b>"}')],
];

describe.each(failures)("while Google %s", (_, behaviour) => {
	beforeEach(() => google.behave(behaviour));

	test("the gazetteer predicts", async () => {
		const { maps, local } = askStandIn(google);
		const suggestion = { text: "Kornhill", near: taikoo };
		const answer = await maps.predict(suggestion, asker);
		expect(answer).toEqual(await local.predict(suggestion, asker));
		expect(answer[0]?.description).toBe("Kornhill, Eastern");
		expect(google.asked).toHaveLength(1);
	});

	test("the gazetteer names a point", async () => {
		const { maps, local } = askStandIn(google);
		const answer = await maps.describe(taikoo, asker);
		expect(answer).toEqual(await local.describe(taikoo, asker));
	});

	test("what was chosen before is found in the gazetteer", async () => {
		const { maps } = askStandIn(google);
		google.behave();
		const [chosen] = await maps.predict({ text: "Kornhill" }, asker);
		google.behave(behaviour);
		const place = await maps.find(chosen?.placeId ?? "", asker);
		expect(place?.label).toBe("Kornhill, Eastern");
		expect(await maps.find("ChIJ of nobody", asker)).toBeUndefined();
	});

	test("the log says so once, without key, text, place or address", async () => {
		const { maps, log } = askStandIn(google);
		await maps.predict({ text: "taikoo shing flat 8" }, asker);
		await maps.predict({ text: "taikoo shing flat 9" }, asker);
		await maps.find("ChIJ-secret", asker);
		expect(log).toHaveLength(1);
		expect(JSON.stringify(log)).not.toMatch(
			new RegExp(`${googleMapsKey}|taikoo|secret|${asker.clientAddress}`),
		);
	});
});

test.each<[string, RequestListener]>([
	["nothing", () => {}],
	[
		"half of its answer",
		(_, response) => {
			response.writeHead(200);
			response.write('{"status":"OK","predictions":[');
		},
	],
])(
	"while Google has sent %s yet, the shopper is answered, and Google hears that we are gone",
	async (_, behaviour) => {
		const gone = deferred();
		let isAnswered = false;
		google.behave((request, response) => {
			response.on("close", () => {
				isAnswered = response.writableEnded;
				gone.resolve();
			});
			behaviour(request, response);
		});
		const { maps } = askStandIn(google, { patienceMs: 20 });
		const [first] = await maps.predict({ text: "taikoo" }, asker);
		expect(first?.description).toBe("Tai Koo, Eastern");
		await gone.promise;
		expect(isAnswered).toBe(false);
	},
);
