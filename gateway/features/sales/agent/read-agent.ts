import { protocolVersion } from "../../../contract/sales/agent-terms";
import { ProtocolFault } from "./protocol-fault";

const profileLengthMax = 500;
const member = /(?:^|[,;])\s*([a-z][a-z0-9_-]*)="([^"\\]*)"/g;

/** How a program names itself, unread. */
export interface NamedAgent {
	profile?: unknown;
	version?: unknown;
}

/** Of the header `ucp-agent`, a dictionary of structured fields: `profile="https://…"`. */
export const readAgentHeader = (header: string): NamedAgent =>
	Object.fromEntries(
		[...header.matchAll(member)].map(([, name, value]) => [name, value]),
	);

/**
 * The address of the platform's profile, which is its name here and is never fetched: an address that a caller gave is not
 * opened (decision 073). Who says a version of the protocol is refused where it is not ours.
 */
export function requireAgent({ profile, version }: NamedAgent): URL {
	if (version !== undefined && version !== protocolVersion)
		throw new ProtocolFault(
			"version_unsupported",
			`This shop speaks version ${protocolVersion} of the protocol alone`,
		);
	const isShort =
		typeof profile === "string" && profile.length <= profileLengthMax;
	const address =
		isShort && URL.canParse(profile) ? new URL(profile) : undefined;
	if (address?.protocol !== "https:" || address.username)
		throw new ProtocolFault(
			"invalid_profile_url",
			'Name your profile by an address of https, as in UCP-Agent: profile="https://platform.example/profile.json"',
		);
	return address;
}
