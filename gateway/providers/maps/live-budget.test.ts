import { limitsInRedis } from "../../http/limits-in-redis";
import { asker, askStandIn } from "../../testing/ask-google";
import {
	type GoogleMapsStandIn,
	openGoogleMapsStandIn,
} from "../../testing/google-maps-stand-in";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import { openRedis } from "../redis";

let google: GoogleMapsStandIn;
let shop: TestShop;

beforeAll(async () => {
	[google, shop] = await Promise.all([openGoogleMapsStandIn(), openTestShop()]);
});
beforeEach(() => {
	google.asked.length = 0;
});
afterAll(() => Promise.all([google.close(), shop.close()]));

const askMany = (maps: ReturnType<typeof askStandIn>["maps"], many: number) =>
	Promise.all(
		Array.from({ length: many }, (_, at) =>
			maps.predict(
				{ text: `kornhill ${at}` },
				{ ...asker, clientAddress: `198.51.100.${at}` },
			),
		),
	);

test("of 32 questions at once in two processes exactly as many reach Google as the day allows, and all are answered", async () => {
	const { limits } = shop;
	const [one, other] = [1, 2].map(() =>
		askStandIn(google, { limits, perDayMax: 10 }),
	);
	if (!one || !other) throw new Error("unreachable");
	const answers = (
		await Promise.all([askMany(one.maps, 16), askMany(other.maps, 16)])
	).flat();
	expect(google.asked).toHaveLength(10);
	const own = answers.filter(([first]) => first?.placeId.startsWith("local:"));
	expect(own).toHaveLength(22);
	expect(one.log.length + other.log.length).toBeLessThanOrEqual(2);
});

test("an address that asks too much in an hour uses up nobody else's answers", async () => {
	const { maps } = askStandIn(google, {
		limits: shop.limits,
		perDayMax: 5_000,
	});
	const greedy = { ...asker, clientAddress: "203.0.113.9" };
	const texts = Array.from({ length: 620 }, (_, at) => `tai ${at}`);
	await Promise.all(texts.map((text) => maps.predict({ text }, greedy)));
	expect(google.asked).toHaveLength(600);
	await maps.predict({ text: "tai koo" }, asker);
	expect(google.asked).toHaveLength(601);
});

test("while the counters cannot be reached the gazetteer answers", async () => {
	const away = openRedis("redis://127.0.0.1:1", () => {});
	const { maps } = askStandIn(google, {
		limits: limitsInRedis(away, "secret"),
	});
	const [first] = await maps.predict({ text: "kornhill" }, asker);
	expect(first?.placeId).toBe("local:estate-kornhill");
	expect(google.asked).toEqual([]);
	away.destroy();
});
