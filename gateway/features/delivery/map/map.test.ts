import { localeCodes } from "../../../contract/locale";
import { askStandIn } from "../../../testing/ask-google";
import { expectFault } from "../../../testing/expect-fault";
import {
	openGoogleMapsStandIn,
	saying,
} from "../../../testing/google-maps-stand-in";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { WireOptions } from "../../../testing/wire";

const base = "/api/front/googleMap/ignore";
const taikoo = { latitude: 22.2863, longitude: 114.2185 };
const southChinaSea = { latitude: 21.5, longitude: 115.5 };
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const predict = (
	query: Record<string, string | number>,
	options?: WireOptions,
) => shop.wire.get(`${base}/queryAddress`, query, options);

test("what is typed is predicted in the language of the request, with the way from a point", async () => {
	const chinese = await predict({ areaName: "太古城" }, { locale: "zh-CN" });
	expect(chinese.data.predictions[0]).toEqual({
		description: "太古城，東區",
		place_id: "local:estate-taikoo-shing",
		distance: null,
	});
	const { data } = await predict({ areaName: "太古城", ...taikoo });
	expect(data.predictions[0]).toMatchObject({
		description: "Taikoo Shing, Eastern",
		distance: 0,
	});
});

test.each(localeCodes)(
	"what is predicted can be found, in %s",
	async (locale) => {
		const { data } = await predict({ areaName: "taikoo shing" }, { locale });
		const [{ place_id: placeId, description }] = data.predictions;
		const found = await shop.wire.get(
			`${base}/queryPlaceDetails`,
			{ placeId },
			{ locale },
		);
		expect(found.data).toEqual({
			result: {
				geometry: { location: { lat: 22.2863, lng: 114.2185 } },
				formatted_address: description,
				district: "eastern",
			},
		});
	},
);

test.each(["", "   ", "，"])(
	"nothing typed predicts nothing: %j",
	async (areaName) => {
		expect((await predict({ areaName })).data).toEqual({ predictions: [] });
	},
);

test("a text that is too long, half a point and a point off the map are refused", async () => {
	const wrong: Record<string, string | number>[] = [
		{ areaName: "太".repeat(101) },
		{ areaName: "太古", latitude: 22.3 },
		{ areaName: "太古", latitude: 91, longitude: 114 },
	];
	for (const query of wrong)
		expectFault(await predict(query), "parameterInvalid");
});

test.each(["local:estate-nowhere", "ChIJ", "local:", "__proto__"])(
	"a place that nobody knows is not found: %s",
	async (placeId) => {
		const path = `${base}/queryPlaceDetails`;
		expectFault(await shop.wire.get(path, { placeId }), "notFound");
	},
);

test("a point is called by what is near it, the nearest first; open sea has no name", async () => {
	const path = `${base}/getAddressByGeocode`;
	const { data } = await shop.wire.get(path, taikoo);
	expect(data.results).toHaveLength(3);
	expect(data.results[0]).toEqual({
		formatted_address: "Taikoo Shing, Eastern",
		district: "eastern",
	});
	const sea = await shop.wire.get(path, southChinaSea);
	expect(sea.data).toEqual({ results: [] });
});

test("whoever chose no place is in central Hong Kong", async () => {
	const path = "/api/front/pc/location/ip";
	const { data } = await shop.wire.get(path, {}, { locale: "zh-CN" });
	expect(data).toEqual({
		location: { lat: 22.2819, lng: 114.1582 },
		ad_info: { city: "香港" },
	});
});

test("with Google set up its answers arrive, and while it is away no call fails", async () => {
	const google = await openGoogleMapsStandIn();
	const { maps, local } = askStandIn(google);
	const { wire } = shop.openAnother({}, { maps: { ...local, ...maps } });
	const ask = async (areaName: string) =>
		(await wire.get(`${base}/queryAddress`, { areaName })).data.predictions[0];
	expect(await ask("kornhill")).toEqual({
		description: "kornhill, Hong Kong",
		place_id: "ChIJkornhill",
		distance: null,
	});
	google.behave(saying(500, ""));
	expect(await ask("kornhil")).toMatchObject({
		place_id: "local:estate-kornhill",
	});
	await google.close();
});
