import { connection } from "next/server";
import { defaultLocale } from "@/gateway/contract/locale";
import { sendToGateway } from "@/lib/transport/gateway-transport";

/** The gateway answers within this time or counts as away. */
const limitMs = 2_000;

/**
 * Whether this process can serve: 200, or 503 with the reason. Ready means that the gateway is there, its database
 * answers through the connections that shoppers use, and every migration has run; secrets are looked at by the start.
 */
export async function GET(): Promise<Response> {
	await connection();
	try {
		const answer = await sendToGateway({
			method: "GET",
			path: "/readyz",
			locale: defaultLocale,
			signal: AbortSignal.timeout(limitMs),
		});
		if (answer.status !== 200 && answer.status !== 503) return away();
		return Response.json(await answer.json(), {
			status: answer.status,
			headers: { "cache-control": "no-store" },
		});
	} catch {
		return away();
	}
}

function away(): Response {
	return Response.json(
		{ status: "notReady", reason: "gatewayAway" },
		{ status: 503, headers: { "cache-control": "no-store" } },
	);
}
