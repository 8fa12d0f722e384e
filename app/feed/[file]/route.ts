import { serverApi } from "@/lib/api/server";
import { readSite } from "@/lib/cached/site";
import { streamText } from "@/lib/http/stream-text";
import { isOn } from "@/lib/process/switches";
import { readFeedName } from "@/lib/seo/feed/feed-name";
import { feedParts } from "@/lib/seo/feed/feed-parts";

const types = { google: "application/xml", meta: "text/csv" };

/** A feed, sent while it is read. Its first part is read before, so that a gateway that is away answers as such. */
export async function GET(
	_request: Request,
	{ params }: RouteContext<"/feed/[file]">,
): Promise<Response> {
	const feed = readFeedName((await params).file);
	if (!feed || !isOn("PRODUCT_FEEDS"))
		return new Response(null, { status: 404 });
	const { kind, locale, cartType } = feed;
	const api = serverApi(locale);
	const parts = feedParts(feed, (await readSite(locale)).siteName, (range) =>
		api.get("/api/front/product/feed", { query: { cartType, ...range } }),
	);
	const first = await parts.next();
	return new Response(streamText(resumed(String(first.value), parts)), {
		headers: {
			"content-type": `${types[kind]}; charset=utf-8`,
			"cache-control": "public, max-age=3600",
			"x-robots-tag": "noindex",
		},
	});
}

async function* resumed(
	first: string,
	rest: AsyncGenerator<string>,
): AsyncGenerator<string> {
	yield first;
	yield* rest;
}
