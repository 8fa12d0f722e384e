import {
	mcpPath,
	protocolVersion,
	restPath,
} from "../../../contract/sales/agent-terms";
import type { Ctx } from "../../../http/context";
import { handlersOf } from "./handlers";
import { capabilities } from "./protocol";
import { signingKeyOf } from "./signing-key";

const publishedAt = (path: string) =>
	`https://ucp.dev/${protocolVersion}/${path}`;

/** The business profile. */
export function presentProfile(settings: Ctx["settings"]) {
	const { siteUrl, tokenSecret } = settings;
	const service = (
		transport: "rest" | "mcp",
		path: string,
		schema: string,
	) => ({
		version: protocolVersion,
		spec: publishedAt("specification/overview"),
		transport,
		endpoint: new URL(path, siteUrl).href,
		schema: publishedAt(`services/shopping/${schema}`),
	});
	return {
		ucp: {
			version: protocolVersion,
			services: {
				"dev.ucp.shopping": [
					service("rest", restPath, "rest.openapi.json"),
					service("mcp", mcpPath, "mcp.openrpc.json"),
				],
			},
			capabilities: Object.fromEntries(
				Object.entries(capabilities).map(
					([name, { spec, schema, ...rest }]) => [
						name,
						[
							{
								version: protocolVersion,
								spec: publishedAt(spec),
								schema: publishedAt(schema),
								...rest,
							},
						],
					],
				),
			),
			payment_handlers: handlersOf(settings),
		},
		signing_keys: [signingKeyOf(tokenSecret).jwk],
	};
}
