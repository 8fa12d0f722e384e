import { OpenAPIHono } from "@hono/zod-openapi";
import { accountSubscribers } from "./account-subscribers";
import { defaultLocale } from "./contract/locale";
import { serveStreams } from "./features/care/conversation/stream/serve-streams";
import { serveLinking } from "./features/identity/linking/serve-linking";
import { servePictures } from "./features/platform/upload/serve-pictures";
import { serveAgents } from "./features/sales/agent/serve-agents";
import { serveOrderExport } from "./features/sales/order/serve-export";
import type { GatewayDeps, GatewayEnv } from "./http/context";
import { describeFailure } from "./http/describe-failure";
import { serveDocs } from "./http/docs";
import { fail } from "./http/envelope";
import { GatewayError } from "./http/errors";
import { fieldFaults } from "./http/field-faults";
import { foreseenError } from "./http/foreseen-error";
import { limitBody } from "./http/limit-body";
import { openContext } from "./http/open-context";
import { refuseNullCharacters } from "./http/refuse-null-characters";
import { mount } from "./http/route";
import { readSession } from "./http/session";
import { traceCall } from "./http/trace-call";
import { verifySignature } from "./http/verify-signature";
import { routes } from "./routes";

export type Gateway = OpenAPIHono<GatewayEnv>;

/** Builds the gateway. It listens nowhere: `serve.ts` puts it on a port, the storefront calls its `fetch`. */
export function createGateway(deps: GatewayDeps): Gateway {
	const app: Gateway = new OpenAPIHono<GatewayEnv>({
		defaultHook: (result) => {
			if (!result.success)
				throw new GatewayError(400, "parameterInvalid", {
					data: { fields: fieldFaults(result.error) },
				});
		},
	});

	app.use(openContext({ ...deps, accountSubscribers }));
	app.use(traceCall);
	app.use(limitBody);
	app.use(refuseNullCharacters);
	app.use("/api/*", verifySignature(deps.settings));
	app.use("/api/*", readSession(deps.settings.tokenSecret));
	app.use("/uploads/*", readSession(deps.settings.tokenSecret));

	for (const route of routes) mount(app, route);
	serveOrderExport(app);
	servePictures(app);
	serveStreams(app, deps);
	serveAgents(app, deps);
	serveLinking(app, deps);
	serveDocs(app, deps.settings.docsAssetFolder);

	app.notFound((c) =>
		fail(c, c.var.ctx.locale, new GatewayError(404, "unknownCall")),
	);
	app.onError((error, c) => {
		const { ctx } = c.var;
		const foreseen = foreseenError(error);
		if (!foreseen || foreseen.code === 503)
			(ctx?.log ?? deps.log).error(
				{ failure: describeFailure(error) },
				"request failed",
			);
		return fail(
			c,
			ctx?.locale ?? defaultLocale,
			foreseen ?? new GatewayError(500, "systemException"),
		);
	});
	return app;
}
