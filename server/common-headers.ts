import type { ServerResponse } from "node:http";

export type CommonHeaders = Record<string, string>;

/**
 * Headers of whatever is answered, pages, files and refusals alike: a browser takes each for what it says it is, and,
 * where the shop is reached by https, asks it by https alone for a year from then on.
 */
export function commonHeadersOf(siteUrl: string): CommonHeaders {
	const noGuessing = { "x-content-type-options": "nosniff" };
	return siteUrl.startsWith("https://")
		? {
				...noGuessing,
				"strict-transport-security": "max-age=31536000; includeSubDomains",
			}
		: noGuessing;
}

export function setCommonHeaders(
	res: ServerResponse,
	headers: CommonHeaders,
): void {
	for (const [name, value] of Object.entries(headers))
		res.setHeader(name, value);
}
