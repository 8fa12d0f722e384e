import { timingSafeEqual } from "node:crypto";
import { revalidatePath, revalidateTag } from "next/cache";
import { cacheTags, fallenTags } from "@/gateway/contract/cache-tags";
import { noteWritten } from "@/lib/freshness/written";
import { readLimited } from "@/lib/http/read-limited";
import { env } from "@/lib/process/env";

const bodyBytesMax = 512 * 1024;
const atOnce = { expire: 0 };

function isOperator(request: Request): boolean {
	const given = Buffer.from(request.headers.get("authorization") ?? "");
	const wanted = Buffer.from(`Bearer ${env().INTERNAL_SECRET}`);
	return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function forgetEverything(): void {
	revalidateTag(cacheTags.all, atOnce);
	revalidatePath("/", "layout");
}

/**
 * Forgets cached pages of this process: those that bear the named tags, or all when none are named. The start asks for
 * all, because the build stored frames without a catalogue; a write names what it changed.
 */
export async function POST(request: Request): Promise<Response> {
	if (!isOperator(request)) return new Response(null, { status: 404 });
	const body = request.body && (await readLimited(request.body, bodyBytesMax));
	if (!body?.length) {
		noteWritten([]);
		forgetEverything();
		return new Response(null, { status: 204 });
	}
	const fallen = fallenTags.safeParse(parse(body.toString()));
	if (!fallen.success) return new Response(null, { status: 400 });
	noteWritten(fallen.data.tags);
	for (const tag of fallen.data.tags) revalidateTag(tag, atOnce);
	return new Response(null, { status: 204 });
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
