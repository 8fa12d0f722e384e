import { defaultLocale } from "@/gateway/contract/locale";
import { serverApi } from "@/lib/api/server";
import { readActivities } from "@/lib/cached/activity";
import { readCategories } from "@/lib/cached/category";
import { readSite } from "@/lib/cached/site";
import { readStores } from "@/lib/cached/store";
import { streamText } from "@/lib/http/stream-text";
import { goodsParts } from "@/lib/seo/sitemap/goods-parts";
import { shardFrame } from "@/lib/seo/sitemap/page-entries";
import {
	campaignPages,
	merchantPages,
	publicPages,
	storePages,
} from "@/lib/seo/sitemap/public-pages";
import { readShardName, type Shard } from "@/lib/seo/sitemap/shards";

function partsOf(shard: Shard): AsyncGenerator<string> {
	if (shard === "pages") return pageParts();
	const api = serverApi(defaultLocale);
	return goodsParts(
		(range) => api.get("/api/front/product/sitemap", { query: range }),
		shard,
	);
}

async function* pageParts(): AsyncGenerator<string> {
	const [categories, { help }, stores, activities] = await Promise.all([
		readCategories(defaultLocale),
		readSite(defaultLocale),
		readStores(defaultLocale),
		readActivities(defaultLocale),
	]);
	yield publicPages(categories, help);
	yield storePages(stores);
	yield campaignPages(activities);
	const api = serverApi(defaultLocale);
	for (let page = 1, totalPage = 1; page <= totalPage; page++) {
		const street = await api.get("/api/front/merchant/street", {
			query: { page, limit: 100 },
		});
		yield merchantPages(street.list);
		totalPage = street.totalPage;
	}
}

async function* framed(
	first: string,
	rest: AsyncGenerator<string>,
): AsyncGenerator<string> {
	yield shardFrame.start + first;
	yield* rest;
	yield shardFrame.end;
}

/** One shard, sent while it is read. Its first part is read before, so that a gateway that is away answers as such. */
export async function GET(
	_request: Request,
	{ params }: RouteContext<"/sitemap/[shard]">,
): Promise<Response> {
	const shard = readShardName((await params).shard);
	if (shard === undefined) return new Response(null, { status: 404 });
	const parts = partsOf(shard);
	const first = await parts.next();
	if (first.done) return new Response(null, { status: 404 });
	return new Response(streamText(framed(first.value, parts)), {
		headers: {
			"content-type": "application/xml; charset=utf-8",
			"cache-control": "public, max-age=3600",
		},
	});
}
