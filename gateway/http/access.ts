import type { Who } from "../contract/call";
import type { Actor } from "./context";
import { GatewayError } from "./errors";

/** Decides whether an actor may make a call at all; ownership of rows is the service's to check. */
export function requireAccess(who: Who, actor: Actor): void {
	switch (who) {
		case "all":
			return;
		case "session":
		case "operator":
			if (actor.kind === "visitor")
				throw new GatewayError(410000, "signInFirst");
	}
}
