/** @jest-environment node */
import { isFromOwnPage } from "./same-origin";

const host = "shop.example";

test.each([
	[{ "sec-fetch-site": "same-origin" }, true],
	[{ "sec-fetch-site": "same-site" }, false],
	[{ "sec-fetch-site": "cross-site" }, false],
	// An address that was typed, or followed from a mail.
	[{ "sec-fetch-site": "none" }, false],
	[{ "sec-fetch-site": "cross-site", referer: `https://${host}/` }, false],
	[{ referer: `https://${host}/users` }, true],
	[{ referer: "https://elsewhere.example/" }, false],
	[{ referer: "nonsense" }, false],
	[{}, false],
])("a request with %j comes from a page of ours: %s", (headers, isOurs) => {
	const sent = { host, ...headers } as Record<string, string>;
	const request = new Request("http://localhost/", { headers: sent });
	expect(isFromOwnPage(request)).toBe(isOurs);
});
