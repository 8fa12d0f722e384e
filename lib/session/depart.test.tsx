import { apiOver } from "../api/api";
import { depart } from "./depart";
import { currentTrip, endTrip } from "./social-trip";

const given = {
	authorizationURL: "https://api.twitter.com/oauth/authenticate?oauth_token=t",
	token: "t",
	tokenSecret: "handle",
};
const api = apiOver(async () => given);
const common = {
	facebookAppId: "4711",
	locale: "fr",
	returnTo: "/fr/goods_detail/1",
} as const;

afterEach(endTrip);

test("on the way to Facebook the browser keeps a state that nobody can guess, anew each time", async () => {
	const states = new Set<string>();
	for (let at = 0; at < 2; at++) {
		const address = new URL(
			await depart(api, { ...common, provider: "facebook" }),
		);
		expect(address.origin).toBe("https://www.facebook.com");
		expect(Object.fromEntries(address.searchParams)).toMatchObject({
			client_id: "4711",
			redirect_uri: "http://localhost/login/facebook",
			response_type: "token",
		});
		const state = address.searchParams.get("state") ?? "";
		expect(state).toMatch(/^[0-9a-f]{48}$/);
		expect(currentTrip()).toMatchObject({ mark: state, locale: "fr" });
		states.add(state);
	}
	expect(states.size).toBe(2);
});

test("on the way to Twitter the browser keeps the handle, and Twitter is not told", async () => {
	const address = await depart(api, { ...common, provider: "twitter" });
	expect(address).toBe(given.authorizationURL);
	expect(currentTrip()).toEqual({
		provider: "twitter",
		mark: "t",
		handle: "handle",
		locale: "fr",
		returnTo: "/fr/goods_detail/1",
	});
});

test("a browser that keeps nothing stays where it is", async () => {
	const setItem = jest
		.spyOn(Storage.prototype, "setItem")
		.mockImplementation(() => {
			throw new Error("full");
		});
	await expect(
		depart(api, { ...common, provider: "facebook" }),
	).rejects.toThrow("keeps nothing");
	setItem.mockRestore();
});
