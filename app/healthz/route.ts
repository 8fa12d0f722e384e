import { connection } from "next/server";
import { env } from "@/lib/process/env";
import { arrivalOf } from "@/lib/proxy/arrival";

/** The process lives and answers. Whether it can serve is what `/readyz` says. */
export async function GET({ headers }: Request): Promise<Response> {
	await connection();
	return Response.json(
		{ status: "alive", ...arrivalOf(headers, env().INTERNAL_SECRET) },
		{ headers: { "cache-control": "no-store" } },
	);
}
