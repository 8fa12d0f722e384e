import {
	resourceMetadataPath,
	revocationPath,
	serverMetadataPath,
	tokenPath,
} from "../identity/linking-terms";

// What programs that shop for somebody reach the shop by. Free of schemas, so that the host may read it too.

/** Of the Universal Commerce Protocol. */
export const protocolVersion = "2026-04-08";

export const profilePath = "/.well-known/ucp";
export const restPath = "/ucp/v1";
export const mcpPath = "/ucp/mcp";

/** By which a program names the profile of its platform. */
export const agentHeader = "ucp-agent";
export const mcpVersionHeader = "mcp-protocol-version";

export const isAgentPath = (path: string): boolean =>
	path.startsWith("/ucp/") || single.has(path);

const single = new Set([
	profilePath,
	serverMetadataPath,
	resourceMetadataPath,
	tokenPath,
	revocationPath,
]);
