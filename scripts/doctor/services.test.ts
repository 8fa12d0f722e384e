import {
	facebookKeys,
	openFacebookStandIn,
} from "@/gateway/testing/facebook-stand-in";
import {
	googleMapsKey,
	openGoogleMapsStandIn,
} from "@/gateway/testing/google-maps-stand-in";
import { twitterKeys } from "@/gateway/testing/twitter-keys";
import { openTwitterStandIn } from "@/gateway/testing/twitter-stand-in";
import { lookAt } from "./testing/look-at";

const closings: (() => Promise<void>)[] = [];

afterEach(async () => {
	for (const close of closings.splice(0)) await close();
});

async function at(
	opening: Promise<{ url: string; close: () => Promise<void> }>,
) {
	const { url, close } = await opening;
	closings.push(close);
	return url;
}

const wrong = "wrong-key-1234";

test.each([
	{
		secret: twitterKeys.consumerSecret,
		level: "ok",
		what: "Twitter takes the keys",
	},
	{
		secret: wrong,
		level: "fail",
		what: "Twitter: Twitter gives no request token (401)",
	},
])("the keys of Twitter, with $secret: $level", async ({ secret, ...line }) => {
	const settings = {
		TWITTER_CONSUMER_KEY: twitterKeys.consumerKey,
		TWITTER_CONSUMER_SECRET: secret,
		TWITTER_API_URL: await at(openTwitterStandIn()),
	};
	expect(await lookAt(settings, "social")).toEqual([
		expect.objectContaining(line),
	]);
});

test.each([
	{
		secret: facebookKeys.appSecret,
		level: "ok",
		what: "Facebook takes the app's keys",
	},
	{
		secret: wrong,
		level: "fail",
		what: "Facebook: Facebook explains no token (400)",
	},
])(
	"the keys of Facebook, with $secret: $level",
	async ({ secret, ...line }) => {
		const settings = {
			FACEBOOK_APP_ID: facebookKeys.appId,
			FACEBOOK_APP_SECRET: secret,
			FACEBOOK_GRAPH_URL: await at(openFacebookStandIn()),
		};
		expect(await lookAt(settings, "social")).toEqual([
			expect.objectContaining(line),
		]);
	},
);

test.each([
	{ key: googleMapsKey, level: "ok", what: "Google Maps takes the key" },
	{
		key: wrong,
		level: "fail",
		what: "Google Maps: the status is REQUEST_DENIED",
	},
])("the key of Google Maps, with $key: $level", async ({ key, ...line }) => {
	const standIn = openGoogleMapsStandIn();
	const settings = {
		GOOGLE_MAPS_KEY: key,
		GOOGLE_MAPS_URL: await at(standIn),
	};
	expect(await lookAt(settings, "maps")).toEqual([
		expect.objectContaining(line),
	]);
	expect((await standIn).asked).toHaveLength(1);
});

test("a service that is away is a fault, and what a shop has no keys for has no line", async () => {
	const settings = {
		GOOGLE_MAPS_KEY: googleMapsKey,
		GOOGLE_MAPS_URL: "http://127.0.0.1:1",
	};
	expect(await lookAt(settings, "maps", "social")).toEqual([
		expect.objectContaining({
			level: "fail",
			what: expect.stringContaining("did not answer"),
			remedy: expect.stringContaining("GOOGLE_MAPS_URL"),
		}),
	]);
});
