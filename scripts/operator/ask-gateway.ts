import type { Call, DataOf } from "@/gateway/contract/call";
import type { Json } from "@/gateway/contract/canonical-json";
import { loginByEmail, logout } from "@/gateway/contract/login";
import { sign } from "@/gateway/http/signature";
import { type RequestOf, toWire } from "@/lib/api/api";
import { FailedStart } from "../start/failed-start";

/** Where the gateway is: over HTTP, or opened in this process. */
export interface Reached {
	fetch: (path: string, init: RequestInit) => Promise<Response>;
	signatureSecret: string;
}

export interface Staff {
	/** Answers `data` of the envelope; a refusal ends the command with the gateway's words. */
	ask: <C extends Call>(request: RequestOf<C>) => Promise<DataOf<C>>;
}

/** Does something as somebody who works for the shop or a merchant, by the calls that a page would make. */
export async function withStaff<Result>(
	reached: Reached,
	login: { email: string; password: string },
	work: (staff: Staff) => Promise<Result>,
): Promise<Result> {
	const { method, path } = loginByEmail;
	const signedOut = speak(reached, "");
	const { token } = await signedOut.ask<typeof loginByEmail>({
		...{ method, path, body: login },
	});
	const staff = speak(reached, token);
	try {
		return await work(staff);
	} finally {
		await staff.ask<typeof logout>({ method: "GET", path: logout.path });
	}
}

function speak({ fetch, signatureSecret }: Reached, token: string): Staff {
	return {
		ask: async (request) => {
			const { method, path, query, body } = toWire(request);
			const asked = [...query].length > 0 ? Object.fromEntries(query) : body;
			const timestamp = String(Date.now());
			const headers = new Headers({
				...{ timestamp, client: "pc", "accept-language": "en" },
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
				...{
					method,
					headers,
					body: body === undefined ? null : JSON.stringify(body),
				},
			});
			return dataOf(await response.text());
		},
	};
}

function dataOf(text: string) {
	let envelope: { code?: number; message?: string; data?: unknown };
	try {
		envelope = JSON.parse(text);
	} catch {
		throw new FailedStart("What answers at GATEWAY_URL is no gateway.");
	}
	if (envelope.code !== 200)
		throw new FailedStart(`${envelope.message} (${envelope.code})`);
	// What the gateway answers is what the contract says.
	return envelope.data as never;
}
