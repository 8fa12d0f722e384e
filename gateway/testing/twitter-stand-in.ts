import { createHmac, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { openStandIn, type StandIn } from "./open-stand-in";
import { twitterKeys } from "./twitter-keys";

// Twitter as its document describes it, written without a look at our own signer: both cannot be wrong alike.

interface Pending {
	secret: string;
	callback: string;
	verifier?: string;
}

export interface TwitterStandIn extends StandIn {
	/** Who says yes next. */
	person: { id: string; name: string };
	/** How it answers instead of rightly. */
	mood: "well" | "broken" | "half" | "silent" | "elsewhere" | "long";
	/** What a shopper's browser does on Twitter's page; answers the verifier. */
	approve: (token: string) => string;
}

const percent = (text: string) =>
	Array.from(Buffer.from(text, "utf8"), (byte) => {
		const sign = String.fromCharCode(byte);
		return /[A-Za-z0-9\-._~]/.test(sign)
			? sign
			: `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
	}).join("");

function readHeader(request: IncomingMessage): Map<string, string> {
	const header = request.headers.authorization ?? "";
	return new Map(
		[...header.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, name, value]) => [
			decodeURIComponent(name ?? ""),
			decodeURIComponent(value ?? ""),
		]),
	);
}

function isSigned(request: IncomingMessage, tokenSecret: string): boolean {
	const fields = readHeader(request);
	const sent = fields.get("oauth_signature");
	const ageSeconds = Date.now() / 1000 - Number(fields.get("oauth_timestamp"));
	const pairs = [...fields.keys()]
		.filter((name) => name !== "oauth_signature")
		.sort()
		.map(
			(name) =>
				`${percent(name)}%3D${percent(percent(fields.get(name) ?? ""))}`,
		);
	const address = `http://${request.headers.host}${request.url}`;
	const text = `${request.method}&${percent(address)}&${pairs.join("%26")}`;
	const key = `${percent(twitterKeys.consumerSecret)}&${percent(tokenSecret)}`;
	const own = createHmac("sha1", key).update(text).digest("base64");
	return (
		sent === own &&
		fields.get("oauth_consumer_key") === twitterKeys.consumerKey &&
		fields.get("oauth_version") === "1.0" &&
		Math.abs(ageSeconds) < 300
	);
}

export async function openTwitterStandIn(
	port?: number,
): Promise<TwitterStandIn> {
	const pending = new Map<string, Pending>();

	function begin(request: IncomingMessage): string | undefined {
		const callback = readHeader(request).get("oauth_callback");
		if (!callback || !isSigned(request, "")) return undefined;
		const token = `token/${randomUUID()}`;
		const secret = `secret+${randomUUID()}`;
		pending.set(token, { secret, callback });
		const given = { oauth_token: token, oauth_token_secret: secret };
		return `${new URLSearchParams({ ...given, oauth_callback_confirmed: "true" })}`;
	}

	function finish(request: IncomingMessage): string | undefined {
		const fields = readHeader(request);
		const token = fields.get("oauth_token") ?? "";
		const known = pending.get(token);
		if (!known?.verifier || fields.get("oauth_verifier") !== known.verifier)
			return undefined;
		if (!isSigned(request, known.secret)) return undefined;
		pending.delete(token);
		return `${new URLSearchParams({ oauth_token: "unused", oauth_token_secret: "unused", user_id: standIn.person.id, screen_name: standIn.person.name })}`;
	}

	function answer(request: IncomingMessage, response: ServerResponse) {
		const url = new URL(request.url ?? "", "http://stand-in");
		if (url.pathname === "/") {
			response.end("open");
			return;
		}
		if (url.pathname === "/oauth/authenticate") {
			const token = url.searchParams.get("oauth_token") ?? "";
			const back = new URL(pending.get(token)?.callback ?? "");
			back.searchParams.set("oauth_token", token);
			back.searchParams.set("oauth_verifier", standIn.approve(token));
			response.writeHead(302, { location: back.href }).end();
			return;
		}
		const isBeginning = url.pathname === "/oauth/request_token";
		const body = isBeginning ? begin(request) : finish(request);
		spoil(response, standIn.mood) ||
			response.writeHead(body ? 200 : 401).end(body);
	}

	const standIn: TwitterStandIn = {
		...(await openStandIn(answer, port)),
		person: { id: "1001", name: "harbour_cat" },
		mood: "well",
		approve: (token) => {
			const known = pending.get(token);
			if (!known) throw new Error("Nobody asked for this token");
			known.verifier = randomUUID();
			return known.verifier;
		},
	};
	return standIn;
}

/** True where the answer has been given, or never will be. */
function spoil(
	response: ServerResponse,
	mood: TwitterStandIn["mood"],
): boolean {
	switch (mood) {
		case "well":
			return false;
		case "broken":
			response.writeHead(500).end("over capacity");
			return true;
		case "half":
			response.writeHead(200, { "content-length": 200 });
			response.write("oauth_token=a&oauth_tok", () => response.destroy());
			return true;
		case "elsewhere":
			response.writeHead(302, { location: "/oauth/authenticate" }).end();
			return true;
		case "long":
			response.writeHead(200).end("a".repeat(100_000));
			return true;
		case "silent":
			return true;
	}
}
