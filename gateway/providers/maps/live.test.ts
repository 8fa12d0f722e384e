import type { LocaleCode } from "../../contract/locale";
import {
	asker,
	askStandIn,
	movableClock,
	taikoo,
} from "../../testing/ask-google";
import {
	type GoogleMapsStandIn,
	googleMapsKey,
	openGoogleMapsStandIn,
	saying,
} from "../../testing/google-maps-stand-in";

const secondsMs = 1_000;
let google: GoogleMapsStandIn;

beforeAll(async () => {
	google = await openGoogleMapsStandIn();
});
beforeEach(() => {
	google.behave();
	google.asked.length = 0;
});
afterAll(() => google.close());

test("Google is asked with the key, in the shopper's language, for Hong Kong, around the point", async () => {
	const { maps } = askStandIn(google);
	const lao = { ...asker, locale: "lao" as const };
	await maps.predict({ text: "taikoo", city: "Hong Kong", near: taikoo }, lao);
	expect(Object.fromEntries(google.asked[0]?.query ?? [])).toEqual({
		input: "taikoo Hong Kong",
		components: "country:hk",
		language: "lo",
		location: "22.28630,114.21850",
		origin: "22.28630,114.21850",
		radius: "20000",
		key: googleMapsKey,
	});
	await maps.describe(taikoo, { ...asker, locale: "zh-CN" });
	expect(google.asked[1]?.query.get("language")).toBe("zh-HK");
});

test("predictions are Google's own, as many as may be shown, with distances where it says them", async () => {
	const { maps } = askStandIn(google);
	const far = await maps.predict({ text: "taikoo" }, asker);
	expect(far).toHaveLength(8);
	expect(far[0]).toEqual({
		placeId: "ChIJtaikoo",
		description: "taikoo, Hong Kong",
		distance: null,
	});
	const [near] = await maps.predict({ text: "taikoo", near: taikoo }, asker);
	expect(near?.distance).toBe(1_234);
});

test("a place and a point have Google's address and the district of the nearest place we know", async () => {
	const { maps } = askStandIn(google);
	const place = {
		label: "Somewhere in Tai Koo Shing, Hong Kong",
		latitude: 22.28612,
		longitude: 114.21874,
		district: "eastern",
	};
	expect(await maps.find("ChIJtaikoo", asker)).toEqual(place);
	expect(await maps.describe(taikoo, asker)).toEqual([place]);
});

test("what Google does not know the gazetteer may, and an id that nobody gave is unknown", async () => {
	const { maps, log } = askStandIn(google);
	google.behave(saying(200, '{"status":"ZERO_RESULTS","predictions":[]}'));
	const [first] = await maps.predict({ text: "taikoo" }, asker);
	expect(first?.placeId).toBe("local:area-tai-koo");
	google.behave();
	expect(await maps.find("made up", asker)).toBeUndefined();
	expect(log).toEqual([]);
});

test("made-up ids do not make Google look broken", async () => {
	const { maps } = askStandIn(google);
	for (let at = 0; at < 8; at += 1) await maps.find(`made up ${at}`, asker);
	const place = await maps.find("ChIJtaikoo", asker);
	expect(place?.district).toBe("eastern");
});

test("Google is not asked about the gazetteer's own places", async () => {
	const { maps } = askStandIn(google);
	const place = await maps.find("local:estate-kornhill", asker);
	expect(place?.label).toBe("Kornhill, Eastern");
	expect(google.asked).toEqual([]);
});

test("the same question is asked once in five minutes, at once or one after the other, in each language", async () => {
	const { now, move } = movableClock();
	const { maps } = askStandIn(google, { now });
	const ask = (locale: LocaleCode) =>
		maps.predict({ text: "taikoo" }, { ...asker, locale });
	await Promise.all(Array.from({ length: 32 }, () => ask("en")));
	await ask("en");
	expect(google.asked).toHaveLength(1);
	await ask("fr");
	expect(google.asked).toHaveLength(2);
	move(5 * 60 * secondsMs);
	await ask("en");
	expect(google.asked).toHaveLength(3);
});

test("a failure is not remembered as an answer", async () => {
	const { maps } = askStandIn(google);
	google.behave(saying(500, ""));
	await maps.predict({ text: "taikoo" }, asker);
	google.behave();
	const [first] = await maps.predict({ text: "taikoo" }, asker);
	expect(first?.placeId).toBe("ChIJtaikoo");
});

test("after five failures in a row Google is left alone for half a minute, and said to be away once a minute", async () => {
	const { now, move } = movableClock();
	const { maps, log } = askStandIn(google, { now });
	google.behave(saying(500, ""));
	const ask = (text: string) => maps.predict({ text }, asker);
	for (let at = 0; at < 9; at += 1) await ask(`kornhill ${at}`);
	expect(google.asked).toHaveLength(5);
	expect((await ask("kornhill"))[0]?.placeId).toBe("local:estate-kornhill");
	move(30 * secondsMs);
	google.behave();
	expect((await ask("kornhill"))[0]?.placeId).toBe("ChIJkornhill");
	expect(log).toHaveLength(1);
	google.behave(saying(500, ""));
	move(30 * secondsMs);
	await ask("kornhill of old");
	expect(log).toHaveLength(2);
});
