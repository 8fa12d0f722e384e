import { setTimeout as wait } from "node:timers/promises";
import { setTracing, type Traced, type Tracing } from "./contract/trace";
import { traceStatements } from "./db/trace-statements";

/** No address, no words of a shopper: what else Next and others put on their spans stays here. */
const allowed =
	/^(?:harbour\.|db\.|http\.(?:request\.)?method$|http\.(?:response\.)?status_code$|http\.route$|next\.(?:span_type|route|page|rsc)$)/;
const lastSpansMs = 2_000;

/**
 * Sends traces by OTLP where the standard environment variables name a collector; what they say of sampling, batches and
 * names holds. Packages are loaded then alone. To be started before the gateway is opened; answers what sends the last
 * spans.
 */
export async function startTracing(): Promise<() => Promise<unknown>> {
	const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } =
		process.env;
	if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
		return async () => {};
	const api = await import("@opentelemetry/api");
	const sdk = await import("@opentelemetry/sdk-trace-node");
	const { OTLPTraceExporter } = await import(
		"@opentelemetry/exporter-trace-otlp-http"
	);
	const { detectResources, defaultResource, envDetector } = await import(
		"@opentelemetry/resources"
	);
	process.env.OTEL_SERVICE_NAME ||= "harbour-market";
	// Its spans are named by whole addresses.
	process.env.NEXT_OTEL_FETCH_DISABLED ||= "1";
	class Discreet extends sdk.BatchSpanProcessor {
		override onEnd(span: import("@opentelemetry/sdk-trace-node").ReadableSpan) {
			for (const name of Object.keys(span.attributes))
				if (!allowed.test(name)) delete span.attributes[name];
			span.events.length = 0;
			delete span.status.message;
			super.onEnd(span);
		}
	}
	const provider = new sdk.NodeTracerProvider({
		resource: defaultResource().merge(
			detectResources({ detectors: [envDetector] }),
		),
		spanProcessors: [new Discreet(new OTLPTraceExporter())],
	});
	provider.register();
	setTracing(tellBy(api));
	traceStatements(api);
	return () => Promise.race([provider.shutdown(), wait(lastSpansMs)]);
}

function tellBy(api: typeof import("@opentelemetry/api")): Tracing {
	const { context, propagation, SpanStatusCode, SpanKind, trace } = api;
	const tracer = trace.getTracer("harbour-market");
	const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };
	const asked = ({ traceparent }: Traced) =>
		traceparent && !trace.getActiveSpan()
			? propagation.extract(context.active(), { traceparent })
			: context.active();
	return {
		traceparent: () => {
			const carrier: { traceparent?: string } = {};
			propagation.inject(context.active(), carrier);
			return carrier.traceparent;
		},
		inSpan: (traced, work) => {
			const { name, kind, attributes } = traced;
			const options = { kind: kinds[kind], attributes };
			return tracer.startActiveSpan(name, options, asked(traced), (span) => {
				const end = () => span.end();
				const fail = () => {
					span.setStatus({ code: SpanStatusCode.ERROR });
					span.end();
				};
				try {
					const result = work((known, renamed) => {
						span.setAttributes(known);
						if (renamed) span.updateName(renamed);
					});
					if (isPromise(result)) result.then(end, fail);
					else end();
					return result;
				} catch (error) {
					fail();
					throw error;
				}
			});
		},
	};
}

const isPromise = (value: unknown): value is Promise<unknown> =>
	typeof (value as Promise<unknown> | undefined)?.then === "function";
