import { connection } from "next/server";
import { env } from "@/lib/process/env";

/** The operator's key for Google's map in browsers; null where there is none. */
export async function GET(): Promise<Response> {
	await connection();
	return Response.json(
		{ key: env().GOOGLE_MAPS_BROWSER_KEY ?? null },
		{ headers: { "cache-control": "private, max-age=300" } },
	);
}
