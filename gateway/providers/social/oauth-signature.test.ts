import { oauthHeader, oauthSignature } from "./oauth-signature";

test("a request is signed as Twitter's own document shows", () => {
	const signature = oauthSignature(
		{
			method: "POST",
			url: new URL("https://api.twitter.com/1/statuses/update.json"),
			parameters: {
				status: "Hello Ladies + Gentlemen, a signed OAuth request!",
				include_entities: "true",
				oauth_consumer_key: "xvz1evFS4wEEPTGEFPHBog",
				oauth_nonce: "kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg",
				oauth_signature_method: "HMAC-SHA1",
				oauth_timestamp: "1318622958",
				oauth_token: "370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb",
				oauth_version: "1.0",
			},
		},
		{
			consumerKey: "xvz1evFS4wEEPTGEFPHBog",
			consumerSecret: "kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw",
			tokenSecret: "LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE",
		},
	);
	expect(signature).toBe("tnnArxj06cWHq44gCs1OSKk/jLY=");
});

test("no two requests carry the same header", () => {
	const header = () =>
		oauthHeader(
			{
				method: "POST",
				url: new URL("https://api.twitter.com/oauth/request_token"),
				parameters: {},
			},
			{ consumerKey: "key", consumerSecret: "secret" },
			0,
		);
	expect(header()).not.toBe(header());
});
