import { timingSafeEqual } from "node:crypto";
import { revalidatePath, revalidateTag } from "next/cache";
import { cacheTags } from "@/lib/cached/cache-tags";
import { env } from "@/lib/env";

function isOperator(request: Request): boolean {
	const given = Buffer.from(request.headers.get("authorization") ?? "");
	const wanted = Buffer.from(`Bearer ${env().INTERNAL_SECRET}`);
	return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * Forgets every cached page of this process. Called once when the shop starts: the build stored frames without a
 * catalogue, and the next visit stores them whole.
 */
export async function POST(request: Request): Promise<Response> {
	if (!isOperator(request)) return new Response(null, { status: 404 });
	revalidateTag(cacheTags.all, { expire: 0 });
	revalidatePath("/", "layout");
	return new Response(null, { status: 204 });
}
