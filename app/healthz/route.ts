import { connection } from "next/server";

/** The process lives and answers. Whether it can serve is what `/readyz` says. */
export async function GET(): Promise<Response> {
	await connection();
	return Response.json(
		{ status: "alive" },
		{ headers: { "cache-control": "no-store" } },
	);
}
