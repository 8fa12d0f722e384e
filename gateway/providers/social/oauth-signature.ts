import { createHmac, randomBytes } from "node:crypto";

// OAuth 1.0a by RFC 5849, section 3: HMAC-SHA1 over method, address and every parameter.

export interface OAuthKeys {
	consumerKey: string;
	consumerSecret: string;
	/** Of the request token; empty where there is none yet. */
	tokenSecret?: string;
}

interface OAuthRequest {
	method: "GET" | "POST";
	/** Without query: its parameters stand among the others. */
	url: URL;
	parameters: Record<string, string>;
}

/** Unlike `encodeURIComponent` it leaves letters, digits and -._~ alone as they are. */
function encode(text: string): string {
	return encodeURIComponent(text).replace(
		/[!'()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
}

function byBytes([left]: [string, string], [right]: [string, string]): number {
	return left < right ? -1 : 1;
}

export function oauthSignature(
	{ method, url, parameters }: OAuthRequest,
	{ consumerSecret, tokenSecret = "" }: OAuthKeys,
): string {
	const sorted = Object.entries(parameters)
		.map(([name, value]): [string, string] => [encode(name), encode(value)])
		.sort(byBytes)
		.map(([name, value]) => `${name}=${value}`)
		.join("&");
	const base = [method, url.origin + url.pathname, sorted].map(encode);
	return createHmac("sha1", `${encode(consumerSecret)}&${encode(tokenSecret)}`)
		.update(base.join("&"))
		.digest("base64");
}

/** The header of a request whose parameters all stand in it. */
export function oauthHeader(
	request: OAuthRequest,
	keys: OAuthKeys,
	nowMs: number,
): string {
	const parameters: Record<string, string> = {
		...request.parameters,
		oauth_consumer_key: keys.consumerKey,
		oauth_nonce: randomBytes(16).toString("hex"),
		oauth_signature_method: "HMAC-SHA1",
		oauth_timestamp: String(Math.floor(nowMs / 1000)),
		oauth_version: "1.0",
	};
	parameters.oauth_signature = oauthSignature({ ...request, parameters }, keys);
	const members = Object.entries(parameters).map(
		([name, value]) => `${encode(name)}="${encode(value)}"`,
	);
	return `OAuth ${members.join(", ")}`;
}
