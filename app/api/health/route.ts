import { connection } from "next/server";

/** Alive: the process answers. Whether it can serve is another question. */
export async function GET(): Promise<Response> {
	await connection();
	return Response.json({ status: "ok" });
}
