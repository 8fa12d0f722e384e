import { type Finding, warn } from "./check";
import type { Settings } from "./settings";

/** What takes a provider's place where the settings allow it; where they do not, the settings' own line says so. */
export function describeStandIn(
	{ ALLOW_LOCAL_PROVIDERS }: Settings,
	what: string,
	remedy: string,
): Finding[] {
	return ALLOW_LOCAL_PROVIDERS === "1" ? [warn(what, remedy)] : [];
}
