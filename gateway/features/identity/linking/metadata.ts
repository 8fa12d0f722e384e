import {
	linkPagePath,
	linkScopes,
	resourceMetadataPath,
	revocationPath,
	tokenPath,
} from "../../../contract/identity/linking-terms";
import { locales } from "../../../contract/locale";
import type { Ctx } from "../../../http/context";

type Settings = Pick<Ctx["settings"], "siteUrl" | "googlePay">;

/** What can be allowed in this shop: to order, only where programs can pay. */
export const scopesOf = ({ googlePay }: Pick<Settings, "googlePay">) =>
	linkScopes.filter(
		(scope) => googlePay || scope !== "dev.ucp.shopping.checkout:complete",
	);

/** Letter by letter the same wherever it is named. */
export const issuerOf = ({ siteUrl }: Pick<Settings, "siteUrl">) =>
	new URL(siteUrl).origin;

/** How keys sign: what is symmetric would be a shared secret, and `none` nothing. */
export const assertionAlgorithms = [
	"ES256",
	"ES384",
	"PS256",
	"RS256",
	"Ed25519",
	"EdDSA",
];

/** RFC 8414. */
export function presentServer(settings: Settings) {
	const issuer = issuerOf(settings);
	const methods = ["private_key_jwt", "none"];
	return {
		issuer,
		authorization_endpoint: issuer + linkPagePath,
		token_endpoint: issuer + tokenPath,
		revocation_endpoint: issuer + revocationPath,
		scopes_supported: scopesOf(settings),
		response_types_supported: ["code"],
		response_modes_supported: ["query"],
		grant_types_supported: ["authorization_code", "refresh_token"],
		code_challenge_methods_supported: ["S256"],
		token_endpoint_auth_methods_supported: methods,
		token_endpoint_auth_signing_alg_values_supported: assertionAlgorithms,
		revocation_endpoint_auth_methods_supported: methods,
		revocation_endpoint_auth_signing_alg_values_supported: assertionAlgorithms,
		ui_locales_supported: locales.map(({ hreflang }) => hreflang),
		authorization_response_iss_parameter_supported: true,
	};
}

/** RFC 9728: which server lets programs in here. */
export function presentResource(settings: Settings) {
	const issuer = issuerOf(settings);
	return {
		resource: issuer,
		authorization_servers: [issuer],
		scopes_supported: scopesOf(settings),
		bearer_methods_supported: ["header"],
	};
}

/** What a refused request names (RFC 6750, 3). */
export const challengeOf = (settings: Settings, said: Record<string, string>) =>
	`Bearer ${Object.entries({
		realm: issuerOf(settings),
		...said,
		resource_metadata: issuerOf(settings) + resourceMetadataPath,
	})
		.map(([name, value]) => `${name}="${value}"`)
		.join(", ")}`;
