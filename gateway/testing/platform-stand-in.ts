import {
	createHash,
	createPublicKey,
	type JsonWebKey,
	verify,
} from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { openStandIn } from "./open-stand-in";

interface Heard {
	path: string;
	headers: IncomingHttpHeaders;
	text: string;
}

/** A platform of programs on this machine, which hears of orders. */
export async function openPlatformStandIn() {
	const heard: Heard[] = [];
	const says = { status: 200 };
	const { url, close } = await openStandIn(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		const text = Buffer.concat(parts).toString("utf8");
		heard.push({ path: request.url ?? "", headers: request.headers, text });
		response.writeHead(says.status).end();
	});
	return { url, heard, says, close };
}

/**
 * Whether it was signed by one of these keys as RFC 9421 says, read off the message alone: its components, what they say,
 * and the digest of what was sent.
 */
export function isSignedBy(
	{ path, headers, text }: Heard,
	keys: (JsonWebKey & { kid: string })[],
): boolean {
	const { host, signature } = headers;
	const input = String(headers["signature-input"]).replace(/^sig1=/, "");
	const [, names = "", keyid] =
		/^\(([^)]*)\);created=\d+;keyid="([^"]*)"$/.exec(input) ?? [];
	const { pathname, search } = new URL(path, "http://platform");
	const derived: Record<string, string | undefined> = {
		"@method": "POST",
		"@authority": host,
		"@path": pathname,
		"@query": search,
	};
	const lines = names.split(" ").map((quoted) => {
		const name = quoted.slice(1, -1);
		return `${quoted}: ${derived[name] ?? headers[name]}`;
	});
	const digest = createHash("sha256").update(text).digest("base64");
	const jwk = keys.find(({ kid }) => kid === keyid);
	const [, signed = ""] = /^sig1=:(.*):$/.exec(String(signature)) ?? [];
	return (
		headers["content-digest"] === `sha-256=:${digest}:` &&
		names.includes('"content-digest"') &&
		jwk !== undefined &&
		verify(
			"sha256",
			Buffer.from([...lines, `"@signature-params": ${input}`].join("\n")),
			{
				key: createPublicKey({ key: jwk, format: "jwk" }),
				dsaEncoding: "ieee-p1363",
			},
			Buffer.from(signed, "base64"),
		)
	);
}
