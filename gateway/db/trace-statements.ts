import { AsyncResource } from "node:async_hooks";
import { Client, Pool } from "pg";

type Asked = (this: unknown, ...given: unknown[]) => unknown;
const clients = Client.prototype as unknown as { query: Asked };
const pools = Pool.prototype as unknown as { connect: Asked };

/** Tells of each statement of a request that is traced, without its values. */
export function traceStatements(
	api: typeof import("@opentelemetry/api"),
): void {
	const { query } = clients;
	const { connect } = pools;
	const tracer = api.trace.getTracer("harbour-market");
	// Who waited for a connection is called by whoever gave it back.
	pools.connect = function (given) {
		return connect.call(
			this,
			typeof given === "function" ? AsyncResource.bind(given as Asked) : given,
		);
	};
	clients.query = function (...given) {
		if (!api.trace.getActiveSpan()?.isRecording())
			return query.apply(this, given);
		const [asked] = given as [string | { text: string }];
		const text = typeof asked === "string" ? asked : asked.text;
		const span = tracer.startSpan(/^\s*\w*/.exec(text)?.[0] ?? "", {
			kind: api.SpanKind.CLIENT,
			attributes: { "db.system.name": "postgresql", "db.query.text": text },
		});
		const end = (error?: unknown) => {
			if (error) span.setStatus({ code: api.SpanStatusCode.ERROR });
			span.end();
		};
		const last = given.at(-1);
		if (typeof last === "function") {
			given[given.length - 1] = (error: unknown, result: unknown) => {
				end(error);
				last(error, result);
			};
			return query.apply(this, given);
		}
		const answer = query.apply(this, given) as Promise<unknown>;
		answer.then(() => end(), end);
		return answer;
	};
}
