import { apiOver } from "../api/api";
import { comeBack } from "./come-back";
import type { SocialTrip } from "./social-trip";

const common = { locale: "en", returnTo: "/" } as const;
const twitter: SocialTrip = {
	...common,
	provider: "twitter",
	mark: "token",
	handle: "handle",
};
const facebook: SocialTrip = { ...common, provider: "facebook", mark: "state" };

/** What the gateway is asked for in the end. */
async function asked(finish: ReturnType<typeof comeBack>) {
	const requests: unknown[] = [];
	const api = apiOver(async (request) => {
		requests.push(request);
		return null;
	});
	if (typeof finish === "string") return finish;
	await finish(api);
	return requests;
}

test("back from Twitter the gateway gets token, verifier and the handle that Twitter never saw", async () => {
	const search = "?oauth_token=token&oauth_verifier=verifier";
	expect(
		await asked(comeBack("twitter", { search, hash: "" }, twitter)),
	).toEqual([
		{
			method: "GET",
			path: "/api/front/login/twitter",
			query: {
				oauthToken: "token",
				oauthTokenSecret: "handle",
				oauthVerifier: "verifier",
			},
		},
	]);
});

test("back from Facebook the gateway gets the token behind #", async () => {
	const hash = "#access_token=abc&expires_in=5000&state=state";
	expect(
		await asked(comeBack("facebook", { search: "", hash }, facebook)),
	).toEqual([
		{
			method: "POST",
			path: "/api/front/login/facebook",
			body: { accessToken: "abc" },
		},
	]);
});

test.each<[string, Parameters<typeof comeBack>]>([
	[
		"that this browser did not begin",
		[
			"twitter",
			{ search: "?oauth_token=token&oauth_verifier=v", hash: "" },
			undefined,
		],
	],
	[
		"of another token",
		[
			"twitter",
			{ search: "?oauth_token=other&oauth_verifier=v", hash: "" },
			twitter,
		],
	],
	[
		"without a verifier",
		["twitter", { search: "?oauth_token=token", hash: "" }, twitter],
	],
	[
		"with another state",
		[
			"facebook",
			{ search: "", hash: "#access_token=abc&state=other" },
			facebook,
		],
	],
	[
		"without a state",
		["facebook", { search: "", hash: "#access_token=abc" }, facebook],
	],
	[
		"whose token stands in the query",
		[
			"facebook",
			{ search: "?access_token=abc&state=state", hash: "" },
			facebook,
		],
	],
	[
		"begun at another service",
		[
			"facebook",
			{ search: "", hash: "#access_token=abc&state=token" },
			twitter,
		],
	],
])("a way back %s leads to no call", (_, given) => {
	expect(comeBack(...given)).toBe("lost");
});

test.each<[string, Parameters<typeof comeBack>]>([
	["Twitter", ["twitter", { search: "?denied=token", hash: "" }, twitter]],
	[
		"Facebook",
		[
			"facebook",
			{
				search: "?error=access_denied&error_reason=user_denied&state=state",
				hash: "",
			},
			facebook,
		],
	],
])("a shopper who turns back at %s is told so", (_, given) => {
	expect(comeBack(...given)).toBe("declined");
});
