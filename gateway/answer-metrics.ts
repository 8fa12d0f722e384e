import { timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, register } from "prom-client";

const headers = { "cache-control": "no-store" };

/** What Prometheus asks for: 404 without a token, as if there were nothing here, and 401 for any but ours. */
export async function answerMetrics(
	token: string | undefined,
	authorization = "",
): Promise<Response> {
	if (!token) return new Response(null, { status: 404, headers });
	const given = Buffer.from(authorization);
	const wanted = Buffer.from(`Bearer ${token}`);
	if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
		return new Response(null, { status: 401, headers });
	if (!register.getSingleMetric("nodejs_version_info")) collectDefaultMetrics();
	return new Response(await register.metrics(), {
		headers: { ...headers, "content-type": register.contentType },
	});
}
