import { sampleAccounts, samplePassword } from "@/gateway/db/sample/accounts";
import { sessionCookie } from "@/lib/session/session-cookie";
import type { Client } from "./client";
import type { Buyer } from "./open-buyers";

/** A shopper of the sample shop, signed in by e-mail and password as its pages do it. */
export async function signInAtStorefront(
	address: string,
	client: Client,
): Promise<Buyer> {
	const [, shopper] = sampleAccounts;
	if (!shopper) throw new Error("The sample shop has no second account.");
	const answer = await fetch(`${address}/api/front/login/email`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"sec-fetch-site": "same-origin",
		},
		body: JSON.stringify({ email: shopper.email, password: samplePassword }),
	});
	const { code, message } = await answer.json();
	if (code !== 200) throw new Error(`Signing in answered ${code}: ${message}`);
	const cookies = answer.headers.getSetCookie().join("\n");
	const name = sessionCookie(address);
	const [, token] = new RegExp(`^${name}=([^;]+)`, "m").exec(cookies) ?? [];
	if (!token) throw new Error("Signing in left no session.");
	const addresses = await client.get("/api/front/address/list", token);
	const [{ id }] = addresses.data.list;
	return { accountId: shopper.id, token, addressId: id };
}
