import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { idempotencyHeader } from "../contract/idempotency";
import { proofHeader } from "../contract/identity/proof-of-work";
import { defaultLocale, isLocaleCode } from "../contract/locale";
import { noticeSignatureHeader } from "../contract/provider-notice";
import { count, observe } from "../metrics";
import type { Ctx, GatewayDeps, GatewayEnv } from "./context";

const userAgentLengthMax = 200;
const proofLengthMax = 4_000;
/** Longer than a key may be, so that one that is too long is refused and not cut. */
const idempotencyKeyLengthMax = 200;
const addressLengthMax = 45;
const noticeSignatureLengthMax = 1_000;
const requestIdShape = /^[A-Za-z0-9-]{8,64}$/;

/** Gives every request its id, language, clock and logger, and writes one line when it is answered. */
export function openContext(
	deps: GatewayDeps & Pick<Ctx, "accountSubscribers">,
): MiddlewareHandler<GatewayEnv> {
	return async (c, next) => {
		const sentId = c.req.header("x-request-id") ?? "";
		const requestId = requestIdShape.test(sentId) ? sentId : randomUUID();
		const sentLocale = c.req.header("accept-language");
		const log = deps.log.child({ requestId });
		c.set("ctx", {
			...deps,
			requestId,
			locale: isLocaleCode(sentLocale) ? sentLocale : defaultLocale,
			actor: { kind: "visitor" },
			clientAddress: (c.req.header("x-client-address") || "unknown").slice(
				0,
				addressLengthMax,
			),
			userAgent: (c.req.header("x-client-agent") ?? "").slice(
				0,
				userAgentLengthMax,
			),
			proofOfWork: (c.req.header(proofHeader) ?? "").slice(0, proofLengthMax),
			idempotencyKey: (c.req.header(idempotencyHeader) ?? "").slice(
				0,
				idempotencyKeyLengthMax,
			),
			noticeSignature: (c.req.header(noticeSignatureHeader) ?? "").slice(
				0,
				noticeSignatureLengthMax,
			),
			log,
		});
		const startedAt = performance.now();
		await next();
		const durationMs = performance.now() - startedAt;
		const { call = "other" } = c.var;
		count("harbour_calls_total", { call, code: c.res.status });
		observe("harbour_call_duration_seconds", durationMs, { call });
		c.header("x-request-id", requestId);
		log.info(
			{
				method: c.req.method,
				path: c.req.path,
				status: c.res.status,
				durationMs: Math.round(durationMs),
			},
			"answered",
		);
	};
}
