import type { Json } from "@/gateway/contract/canonical-json";
import { loginByEmail, logout } from "@/gateway/contract/identity/login";
import { proveByCode } from "@/gateway/contract/identity/second-factor";
import { factorCodes } from "@/gateway/contract/identity/second-factor-terms";
import { sign } from "@/gateway/http/signature";
import { type Api, apiOver, toWire } from "@/lib/api/api";
import { FailedStart } from "../start/failed-start";

/** Where the gateway is: over HTTP, or opened in this process. */
export interface Reached {
	fetch: (path: string, init: RequestInit) => Promise<Response>;
	signatureSecret: string;
}

/** Does something as somebody who works for the shop or a merchant, by the calls that a page would make. */
export async function withStaff<Result>(
	reached: Reached,
	login: { email: string; password: string },
	work: (api: Api) => Promise<Result>,
): Promise<Result> {
	const { token } = await gatewayApi(reached, "").post(loginByEmail.path, {
		body: login,
	});
	const api = gatewayApi(reached, token);
	const { STAFF_CODE: code } = process.env;
	try {
		if (code) await api.post(proveByCode.path, { body: { code } });
		return await work(api);
	} finally {
		await api.get(logout.path);
	}
}

/** Signed calls. A refusal ends the command with the gateway's words. */
function gatewayApi({ fetch, signatureSecret }: Reached, token: string): Api {
	return apiOver(async (request) => {
		const { method, body } = request;
		const { path, query } = toWire(request);
		const asked = [...query].length > 0 ? Object.fromEntries(query) : body;
		const timestamp = String(Date.now());
		const headers = new Headers({
			timestamp,
			client: "pc",
			"accept-language": "en",
			...(token && {
				"authori-zation": token,
				authorization: `Bearer ${token}`,
			}),
		});
		if (asked !== undefined) {
			const payload = asked as Json;
			const secret = signatureSecret;
			headers.set("signature", sign({ payload, token, secret, timestamp }));
		}
		if (body !== undefined) headers.set("content-type", "application/json");
		const search = query.size > 0 ? `?${query}` : "";
		const response = await fetch(path + search, {
			method,
			headers,
			body: body === undefined ? null : JSON.stringify(body),
		});
		return dataOf(await response.text());
	});
}

function dataOf(text: string): unknown {
	let envelope: { code?: number; message?: string; data?: unknown };
	try {
		envelope = JSON.parse(text);
	} catch {
		throw new FailedStart("What answers at GATEWAY_URL is no gateway.");
	}
	if (envelope.code === factorCodes.due)
		throw new FailedStart(
			"STAFF_CODE must be a code of the account's second factor: six digits of its app, or a recovery code.",
		);
	if (envelope.code !== 200)
		throw new FailedStart(`${envelope.message} (${envelope.code})`);
	return envelope.data;
}
