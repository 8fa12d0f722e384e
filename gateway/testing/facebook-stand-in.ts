import { createHmac } from "node:crypto";
import { openStandIn, type StandIn } from "./open-stand-in";

// Facebook's graph as its document describes it: what a token is worth, and whose it is.

export const facebookKeys = { appId: "4711", appSecret: "app secret of tests" };

export interface FacebookToken {
	app_id: string;
	type: string;
	is_valid: boolean;
	expires_at: number;
	user_id: string;
	name: string;
}

export interface FacebookStandIn extends StandIn {
	tokens: Map<string, FacebookToken>;
	/** Said instead of the right answer, by path. */
	instead: Map<string, { status: number; body: string }>;
}

export async function openFacebookStandIn(): Promise<FacebookStandIn> {
	const tokens: FacebookStandIn["tokens"] = new Map();
	const instead: FacebookStandIn["instead"] = new Map();

	function debugToken(query: URLSearchParams): object | undefined {
		const own = `${facebookKeys.appId}|${facebookKeys.appSecret}`;
		if (query.get("access_token") !== own) return undefined;
		const known = tokens.get(query.get("input_token") ?? "");
		if (!known) return { data: { is_valid: false, scopes: [] } };
		const { name: _, ...described } = known;
		return { data: described };
	}

	function me(query: URLSearchParams): object | undefined {
		const token = query.get("access_token") ?? "";
		const known = tokens.get(token);
		const proof = createHmac("sha256", facebookKeys.appSecret)
			.update(token)
			.digest("hex");
		if (!known || query.get("appsecret_proof") !== proof) return undefined;
		return { id: known.user_id, name: known.name };
	}

	const standIn = await openStandIn((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? "", "http://x");
		const other = instead.get(pathname);
		if (other) {
			response.writeHead(other.status).end(other.body);
			return;
		}
		const body =
			pathname === "/me" ? me(searchParams) : debugToken(searchParams);
		response
			.writeHead(body ? 200 : 400, { "content-type": "application/json" })
			.end(JSON.stringify(body ?? { error: { type: "OAuthException" } }));
	});
	return { ...standIn, tokens, instead };
}
